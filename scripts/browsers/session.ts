/** A browser with an empty profile that a script drives. */
export interface BrowserSession {
  open(address: string): Promise<void>;
  /** Runs the body of an async function in the page and returns its result as JSON. */
  run<Result>(body: string): Promise<Result>;
  /** What the browser shows, as PNG in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

/** A kind of browser. */
export interface Engine {
  readonly name: string;
  /** The programs that it needs. It is skipped if one is missing. */
  readonly programs: readonly string[];
  start(): Promise<BrowserSession>;
}

/** Milliseconds that a script in the page may take on a busy machine. */
export const SCRIPT_TIMEOUT = 180_000;

/** The script that WebDriver runs: its last argument is called with the result. */
export function asyncScript(body: string): string {
  return `const done = arguments[arguments.length - 1];
    (async () => { ${body} })().then((value) => done({ value }), (error) => done({ failure: String(error) }));`;
}

/** Unpacks the result of such a script. */
export function resultOf<Result>(answer: unknown): Result {
  const { value, failure } = answer as { readonly value?: Result; readonly failure?: string };
  if (failure !== undefined) throw new Error(failure);
  return value as Result;
}

/** Tries again until something succeeds, for example a program that is starting. */
export async function retry<Result>(attempt: () => Promise<Result>, tries = 100): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
