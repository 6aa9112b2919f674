/** Why the server did not do something; `advice` says what to do about it. */
interface Refused {
  readonly code: string;
  readonly params: unknown;
  readonly advice: string;
  readonly waitMilliseconds?: number;
}

type Message =
  | { readonly re: number; readonly answer?: unknown; readonly refused?: Refused }
  | { readonly push: string };

/** Somebody whom the server knows by a cookie. */
export interface Guest {
  readonly server: string;
  readonly cookie: string;
  /** A command over HTTP. */
  post<Answer>(name: string, input: unknown): Promise<Answer>;
}

/** The first visit makes a guest. */
export async function enter(server: string): Promise<Guest> {
  const response = await send(server, "me/enter", {}, "");
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  return {
    server,
    cookie,
    async post(name, input) {
      const answer = await send(server, name, input, cookie);
      if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
      return await answer.json();
    },
  };
}

function send(server: string, name: string, input: unknown, cookie: string): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  return fetch(`${server}/api/${name}`, { method: "POST", headers, body: JSON.stringify(input) });
}

/** An open socket: commands with their answers, and what the server says unasked. */
export interface Connection {
  ask<Answer>(name: string, input: unknown): Promise<Answer>;
  /** The same for a command whose answer does not matter: only why it was refused, if it was. */
  tryTo(name: string, input: unknown): Promise<Refused | undefined>;
  /** The next unasked message; nothing when the connection is gone. */
  next<Push>(): Promise<Push | undefined>;
  close(): void;
}

const GONE: Refused = { code: "connection-lost", params: {}, advice: "refresh" };

export async function connect({ server, cookie }: Guest): Promise<Connection> {
  // Node's WebSocket takes headers, which one of a browser does not; the types in use may be either's.
  const socket: WebSocket = Reflect.construct(WebSocket, [
    `${server.replace(/^http/, "ws")}/socket`,
    { headers: { cookie } },
  ]);
  const waiting = new Map<number, (message: { answer?: unknown; refused?: Refused }) => void>();
  const pushes: unknown[] = [];
  let wake = () => {};
  let isOpen = true;
  let lastId = 0;
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if ("re" in message) {
      waiting.get(message.re)?.(message);
      waiting.delete(message.re);
    } else pushes.push(message);
    wake();
  };
  socket.onclose = () => {
    isOpen = false;
    for (const answer of waiting.values()) answer({ refused: GONE });
    wake();
  };
  await new Promise((done, failed) => {
    socket.onopen = done;
    socket.onerror = () => failed(new Error(`no connection to ${server}`));
  });

  const request = (name: string, input: unknown) =>
    new Promise<{ answer?: unknown; refused?: Refused }>((done) => {
      if (!isOpen) return done({ refused: GONE });
      waiting.set(++lastId, done);
      socket.send(JSON.stringify({ id: lastId, do: name, with: input }));
    });
  return {
    async ask<Answer>(name: string, input: unknown) {
      const { answer, refused } = await request(name, input);
      if (refused) throw new Error(`${name}: ${refused.code} ${JSON.stringify(refused.params)}`);
      return answer as Answer;
    },
    tryTo: async (name, input) => (await request(name, input)).refused,
    async next<Push>() {
      while (pushes.length === 0 && isOpen) await new Promise<void>((done) => (wake = done));
      return pushes.shift() as Push | undefined;
    },
    close: () => socket.close(),
  };
}
