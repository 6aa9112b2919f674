import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server on loopback that collects the emails it receives. */
export interface MailReceiver {
  readonly emails: readonly string[];
  /** The mail settings of a server under test. */
  readonly mail: { readonly smtpUrl: string; readonly from: string };
  close(): void;
}

export async function openMailReceiver(): Promise<MailReceiver> {
  const emails: string[] = [];
  const receiver = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on("end", () => {
        emails.push(decode(text));
        done();
      });
    },
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  const { port } = receiver.server.address() as AddressInfo;
  return {
    emails,
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: "Rondel <rondel@rondel.example>" },
    close: () => receiver.close(),
  };
}

/** Decodes quoted-printable UTF-8. In other emails an equals sign before two digits is part of a link. */
function decode(text: string): string {
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(text)) return text;
  return text
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString());
}
