import nodemailer from "nodemailer";

export interface Mailer {
  send(letter: Email): Promise<void>;
  close(): void;
}

interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** One click on it ends all letters. */
  readonly unsubscribeUrl: string;
}

/** Sends through the SMTP server of an address like `smtp://user:password@host:587`. */
export function openMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(smtpUrl);
  return {
    async send({ to, subject, text, unsubscribeUrl }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        // RFC 8058: mail programs show a button that sends a POST to this address.
        list: { unsubscribe: unsubscribeUrl },
        headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
      });
    },
    close: () => transport.close(),
  };
}
