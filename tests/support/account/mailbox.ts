import { createServer, type Socket } from "node:net";

/** A mail server on loopback that accepts and stores every mail. */
export interface Mailbox {
  readonly url: string;
  /** The raw mails, newest last. */
  readonly mails: string[];
  /** It refuses mails to these addresses for good. */
  readonly refused: Set<string>;
  close(): Promise<void>;
}

/** Starts a mail server on this port, or on a free one. */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const mails: string[] = [];
  const refused = new Set<string>();
  const server = createServer((socket) => takeMail(socket, { mails, refused }));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: taken } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${taken}`,
    mails,
    refused,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Speaks just enough SMTP for a client to deliver mails. */
function takeMail(socket: Socket, { mails, refused }: Pick<Mailbox, "mails" | "refused">): void {
  let pending = "";
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 mailbox");
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    pending += chunk.toString("utf8");
    for (;;) {
      const mark = isData ? "\r\n.\r\n" : "\r\n";
      const end = pending.indexOf(mark);
      if (end === -1) return;
      const text = pending.slice(0, end);
      pending = pending.slice(end + mark.length);
      if (isData) {
        isData = false;
        mails.push(text);
        say("250 kept");
      } else if (/^DATA/i.test(text)) {
        isData = true;
        say("354 go on");
      } else if (/^QUIT/i.test(text)) {
        say("221 bye");
        socket.end();
      } else {
        const [, receiver = ""] = /^RCPT TO:<(.*)>/i.exec(text) ?? [];
        say(refused.has(receiver) ? `550 5.1.1 <${receiver}>: no such mailbox` : "250 fine");
      }
    }
  });
}
