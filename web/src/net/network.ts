/** The house over the network: HTTP calls and web sockets. */
import type { Line, Socket } from "./line";

export const network: Line = {
  alone: false,
  async ask(method, path, headers, body) {
    const response = await fetch(path, { method, headers, body });
    return { status: response.status, text: await response.text() };
  },
  dial(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${path}`) as Socket;
  },
};
