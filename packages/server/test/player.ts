import type { Tagged } from "@rondel/engine";
import type { FerryAction } from "@rondel/engine/reference";
import {
  Answer,
  applyPatch,
  type CommandInput,
  type CommandName,
  type CommandOutput,
  commands,
  Position,
  Push,
  type Refusal,
  type Viewer,
} from "@rondel/protocol";
import * as v from "valibot";
import { WebSocket } from "ws";

/** Thrown for a refused command. */
export class CommandRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`${refusal.code} ${JSON.stringify(refusal.params)}`);
    this.refusal = refusal;
  }
}

const connectionLost: Answer = { re: null, refused: { code: "connection-lost", params: {}, advice: "refresh" } };

/** One stream as a page holds it. */
export interface Followed {
  number: number;
  position: Position;
  readonly events: { readonly kind: string }[];
  readonly causes: unknown[];
}

/** A player with a cookie, a socket, and the positions that result from the patches of the server. */
export class TestPlayer {
  url: string;
  readonly cookie: string;
  readonly id: string;
  readonly pushes: Push[] = [];
  /** Every text received over the socket. */
  readonly received: string[] = [];
  readonly streams = new Map<string, Followed>();
  closeCode: number | undefined;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #watchers = new Set<() => void>();
  #socket: WebSocket | undefined;
  #nextId = 1;

  constructor(url: string, cookie: string, id: string) {
    this.url = url;
    this.cookie = cookie;
    this.id = id;
  }

  static async signIn(url: string, cookie?: string): Promise<TestPlayer> {
    const response = await post(url, "me/enter", {}, cookie);
    const me = (await response.json()) as CommandOutput<"me/enter">;
    const given = response.headers.get("set-cookie")?.split(";")[0];
    return new TestPlayer(url, given ?? cookie ?? "", me.player);
  }

  /** The same player at another server process. */
  at(url: string): TestPlayer {
    return new TestPlayer(url, this.cookie, this.id);
  }

  async connect(path = "/socket"): Promise<this> {
    this.closeCode = undefined;
    const socket = new WebSocket(`${this.url.replace("http", "ws")}${path}`, {
      headers: { cookie: this.cookie },
      // As in a browser, an answer is handled before the next message arrives.
      allowSynchronousEvents: false,
    });
    this.#socket = socket;
    socket.on("message", (data) => this.#receive(data.toString()));
    socket.on("close", (code) => {
      if (this.#socket !== socket) return;
      this.closeCode = code;
      for (const answer of this.#waiting.values()) answer(connectionLost);
      this.#waiting.clear();
      this.#changed();
    });
    await new Promise<void>((done, failed) => {
      socket.once("open", done);
      socket.once("error", failed);
    });
    socket.on("error", () => undefined);
    return this;
  }

  /** Connects again as a page does: tries until the server answers, then follows the table from where it was. */
  async reconnect(table: string, url = this.url): Promise<void> {
    this.url = url;
    for (;;) {
      await this.leave();
      try {
        await this.connect();
        await this.follow(table);
        return;
      } catch {
        // The database may be away for a moment.
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  }

  /** Ends the connection without a close message, as a dead phone does. */
  dropConnection(): void {
    this.#socket?.terminate();
  }

  get socket(): WebSocket {
    if (!this.#socket) throw new Error("not connected");
    return this.#socket;
  }

  /** Sends a command over the socket and checks the answer against its schema. */
  async ask<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<CommandOutput<Name>> {
    const id = this.#nextId++;
    const answer = await new Promise<Answer>((done) => {
      if (this.closeCode !== undefined) return done(connectionLost);
      this.#waiting.set(id, done);
      this.socket.send(JSON.stringify({ id, do: name, with: input }));
    });
    if ("refused" in answer) throw new CommandRefused(answer.refused);
    return v.parse(commands[name].output, answer.answer) as CommandOutput<Name>;
  }

  /** Sends a command over HTTP. */
  async post<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<CommandOutput<Name>> {
    const response = await post(this.url, name, input, this.cookie);
    const body = (await response.json()) as { readonly refused: Refusal };
    if (!response.ok) throw new CommandRefused(body.refused);
    return v.parse(commands[name].output, body) as CommandOutput<Name>;
  }

  /** Subscribes to a table, from the numbers that it already has. */
  async follow(table: string, invitation?: string): Promise<CommandOutput<"play/subscribe">> {
    const from = [...this.streams]
      .filter(([key]) => key.startsWith(table))
      .map(([key, { number }]) => ({ viewer: viewerIn(key), number }));
    const answer = await this.ask("play/subscribe", { table, from, ...(invitation ? { invitation } : {}) });
    for (const stream of answer.streams) {
      const key = `${table} ${stream.viewer}`;
      const known = this.streams.get(key);
      if ("position" in stream) {
        const { number, position } = stream;
        this.streams.set(key, { number, position, events: known?.events ?? [], causes: known?.causes ?? [] });
      } else {
        for (const step of stream.steps) takeStep(known, step.number - 1, step);
      }
    }
    return answer;
  }

  stream(table: string, viewer: Viewer): Followed {
    const stream = this.streams.get(`${table} ${viewer}`);
    if (!stream) throw new Error(`${viewer} does not follow ${table}`);
    return stream;
  }

  /** Plays an action in its current position. */
  act(table: string, seat: number, action: FerryAction | Tagged): Promise<{ number: number }> {
    return this.ask("play/act", { table, seat, number: this.stream(table, seat).number, action });
  }

  /** Resolves when a condition holds. Checked after every message. */
  async until(condition: () => boolean): Promise<void> {
    if (condition()) return;
    await new Promise<void>((done) => {
      const watch = (): void => {
        if (!condition()) return;
        this.#watchers.delete(watch);
        done();
      };
      this.#watchers.add(watch);
    });
  }

  /** Checks all awaited conditions again. */
  recheck(): void {
    this.#changed();
  }

  async leave(): Promise<void> {
    const socket = this.#socket;
    if (!socket || socket.readyState === socket.CLOSED) return;
    await new Promise((done) => {
      socket.once("close", done);
      socket.close();
    });
  }

  #receive(text: string): void {
    this.received.push(text);
    const message: unknown = JSON.parse(text);
    if (typeof message === "object" && message !== null && "re" in message) {
      const answer = v.parse(Answer, message);
      if (answer.re !== null) this.#waiting.get(answer.re)?.(answer);
      if (answer.re !== null) this.#waiting.delete(answer.re);
    } else {
      const push = v.parse(Push, message);
      this.pushes.push(push);
      if (push.push === "step") takeStep(this.streams.get(`${push.table} ${push.viewer}`), push.from, push.step);
    }
    this.#changed();
  }

  #changed(): void {
    for (const watch of [...this.#watchers]) watch();
  }
}

function takeStep(stream: Followed | undefined, from: number, step: Extract<Push, { push: "step" }>["step"]): void {
  // A page that does not follow this stream yet gets it with its subscription.
  if (!stream || from < stream.number) return;
  if (from > stream.number) throw new Error(`a step from ${from} came at ${stream.number}`);
  stream.position = v.parse(Position, applyPatch(stream.position, step.patch));
  stream.number = step.number;
  stream.events.push(...step.events);
  if (step.cause) stream.causes.push(step.cause);
}

function viewerIn(key: string): Viewer {
  const viewer = key.split(" ")[1] ?? "";
  return viewer === "spectator" ? viewer : Number(viewer);
}

export function post(url: string, name: string, input: unknown, cookie?: string): Promise<Response> {
  return fetch(`${url}/api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(input),
  });
}

/** The refusal of a command that must fail. */
export async function refusalOf(asked: Promise<unknown>): Promise<Refusal> {
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CommandRefused)) throw new Error(`not refused: ${String(error)}`);
  return error.refusal;
}
