/** Why the server refused a command, and what the client should do. */
interface Refused {
  readonly code: string;
  readonly params: unknown;
  readonly advice: string;
  readonly waitMilliseconds?: number;
}

type Message =
  | { readonly re: number; readonly answer?: unknown; readonly refused?: Refused }
  | { readonly push: string };

/** A guest account, identified by a cookie. */
export interface Guest {
  readonly server: string;
  readonly cookie: string;
  /** Sends a command over HTTP. */
  post<Answer>(name: string, input: unknown): Promise<Answer>;
}

/** Creates a guest account. */
export async function enter(server: string): Promise<Guest> {
  const response = await send(server, "me/enter", {}, "");
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  return {
    server,
    cookie,
    async post(name, input) {
      const reply = await send(server, name, input, cookie);
      if (!reply.ok) throw new Error(`${name}: ${await reply.text()}`);
      return await reply.json();
    },
  };
}

function send(server: string, name: string, input: unknown, cookie: string): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  return fetch(`${server}/api/${name}`, { method: "POST", headers, body: JSON.stringify(input) });
}

/** An open socket: commands with their answers, and pushes of the server. */
export interface Connection {
  ask<Answer>(name: string, input: unknown): Promise<Answer>;
  /** Sends a command and returns the refusal, if any. */
  tryTo(name: string, input: unknown): Promise<Refused | undefined>;
  /** The next push; undefined when the connection is closed. */
  next<Push>(): Promise<Push | undefined>;
  close(): void;
}

const CONNECTION_LOST: Refused = { code: "connection-lost", params: {}, advice: "refresh" };

export async function connect({ server, cookie }: Guest): Promise<Connection> {
  // Node's WebSocket accepts headers; the types may be those of a browser, which does not.
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
    for (const settle of waiting.values()) settle({ refused: CONNECTION_LOST });
    wake();
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`no connection to ${server}`));
  });

  const request = (name: string, input: unknown) =>
    new Promise<{ answer?: unknown; refused?: Refused }>((resolve) => {
      if (!isOpen) return resolve({ refused: CONNECTION_LOST });
      waiting.set(++lastId, resolve);
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
      while (pushes.length === 0 && isOpen) await new Promise<void>((resolve) => (wake = resolve));
      return pushes.shift() as Push | undefined;
    },
    close: () => socket.close(),
  };
}
