import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server on loopback that keeps what it gets. */
export interface MailReceiver {
  readonly letters: readonly string[];
  /** How a server under test sends its letters here. */
  readonly mail: { readonly smtpUrl: string; readonly from: string };
  close(): void;
}

export async function openMailReceiver(): Promise<MailReceiver> {
  const letters: string[] = [];
  const receiver = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on("end", () => {
        letters.push(text.replaceAll(/=\r\n/g, "").replaceAll("=3D", "="));
        done();
      });
    },
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  const { port } = receiver.server.address() as AddressInfo;
  return {
    letters,
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: "Rondel <rondel@rondel.example>" },
    close: () => receiver.close(),
  };
}
