import nodemailer from "nodemailer";

export interface Mailer {
  send(email: Email): Promise<void>;
  close(): void;
}

interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Ends all emails to this address with one click; absent if there is only this one. */
  readonly unsubscribeUrl?: string;
}

/** `smtpUrl` is an address like `smtp://user:password@host:587`. */
export function openMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(smtpUrl);
  return {
    async send({ to, subject, text, unsubscribeUrl }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        // RFC 8058: mail programs show a button that sends a POST request to this address.
        ...(unsubscribeUrl && {
          list: { unsubscribe: unsubscribeUrl },
          headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
        }),
      });
    },
    close: () => transport.close(),
  };
}
