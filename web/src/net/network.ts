/** The house over the network: HTTP calls and web sockets. */
import type { Answer, Line, Socket } from "./line";

const SILENCE: Answer = { status: 0, text: "" };

export const network: Line = {
  alone: false,
  async ask(method, path, headers, body) {
    try {
      const response = await fetch(path, { method, headers, body });
      return { status: response.status, text: await response.text() };
    } catch {
      // What a browser says of a line that is dead, it says in words of its own.
      return SILENCE;
    }
  },
  dial(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${path}`) as Socket;
  },
};
