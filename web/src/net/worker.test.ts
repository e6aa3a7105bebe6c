import { beforeEach, expect, test, vi } from "vitest";
import { opening } from "../local/opening.svelte";
import { WorkerLine, type Told } from "./worker";

/** A worker without Python: the test reads what was posted and answers. */
class Far {
  static last: Far;
  posted: Record<string, unknown>[] = [];
  onmessage: (event: { data: Told }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};

  constructor() {
    Far.last = this;
  }
  postMessage(message: Record<string, unknown>): void {
    this.posted.push(message);
  }
  say(data: Told): void {
    this.onmessage({ data });
  }
}

beforeEach(() => {
  opening.state = "closed";
  vi.stubGlobal("Worker", Far);
  vi.stubGlobal("indexedDB", {});
});

test("a call is a message, and its answer finds whoever asked", async () => {
  const line = new WorkerLine();
  const [first, second] = [line.ask("GET", "/api/me", {}), line.ask("POST", "/api/people", {}, "{}")];
  await Promise.resolve();
  expect(Far.last.posted.map(({ method, path }) => [method, path])).toEqual([
    ["GET", "/api/me"],
    ["POST", "/api/people"],
  ]);

  Far.last.say({ call: Number(Far.last.posted[1]!.call), status: 200, body: "two" });
  Far.last.say({ call: Number(Far.last.posted[0]!.call), status: 401, body: "one" });

  expect(await first).toEqual({ status: 401, text: "one" });
  expect(await second).toEqual({ status: 200, text: "two" });
});

test("a socket opens, hears, is heard and closes like the browser's own", () => {
  const socket = new WorkerLine().dial("/api/tables/t1/socket?since=0");
  const heard: unknown[] = [];
  socket.onopen = () => heard.push("open");
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = ({ code }) => heard.push(code);
  const { line } = Far.last.posted[0]! as { line: number };

  Far.last.say({ line, open: true });
  Far.last.say({ line, said: "{}" });
  socket.send("hello");
  Far.last.say({ line, closed: 4403 });

  expect(heard).toEqual(["open", "{}", 4403]);
  expect(Far.last.posted).toEqual([
    { line, dial: "/api/tables/t1/socket?since=0" },
    { line, say: "hello" },
  ]);
});

test("whoever waits for a house that does not open is told so", async () => {
  const line = new WorkerLine();
  const asked = line.ask("GET", "/api/me", {});
  await Promise.resolve();

  Far.last.say({ state: "failed", detail: "no room" });

  expect((await asked).status).toBe(503);
  expect([opening.state, opening.detail]).toEqual(["failed", "no room"]);
});

test("a browser without WebAssembly is told in a sentence, and nothing is fetched", async () => {
  vi.stubGlobal("WebAssembly", undefined);

  const answer = await new WorkerLine().ask("GET", "/api/me", {});

  expect(answer.status).toBe(503);
  expect(opening.state).toBe("impossible");
  vi.unstubAllGlobals();
});
