import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "../../../../server/platform/config/config.ts";
import { errorText } from "../../../../server/platform/error-text.ts";
import { openLog } from "../../../../server/platform/log.ts";
import { type MailOutcome, mailJob } from "../../../../server/platform/mail.ts";
import type { MailFailure } from "../../../../server/platform/mail-failure.ts";
import { openMailbox } from "../../../support/account/mailbox.ts";

/** A mail server that answers like this to commands that begin like this, and agrees to all others. */
async function openRefusingServer(command: string, answer: string) {
  const server = createServer((socket: Socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on("error", () => socket.destroy());
    say(command === "" ? answer : "220 ready");
    let isData = false;
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      if (isData && !text.endsWith("\r\n.\r\n")) return;
      if (isData) say(command === "." ? answer : "250 kept");
      else if (command !== "." && command !== "" && text.startsWith(command)) say(answer);
      else if (text.startsWith("QUIT")) socket.end("221 bye\r\n");
      else say(text.startsWith("DATA") ? "354 go on" : "250 fine");
      isData = !isData && text.startsWith("DATA");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

const silent = openLog({ LOG_LEVEL: "silent" });
const mail = { to: "ada@example.org", subject: "Hello", text: "Hello." };

/** Tries to deliver a mail over this server. */
async function deliver(url: string) {
  const outcomes: MailOutcome[] = [];
  let isGivenUp = false;
  const job = mailJob(readConfig({ NODE_ENV: "test", SMTP_URL: url }), silent, {
    onTry: (each, isFinal) => {
      outcomes.push(each);
      isGivenUp = isFinal;
    },
  });
  const failure = await job.run(mail).then(
    () => undefined,
    (error: MailFailure) => error,
  );
  return { failure, outcomes, isGivenUp };
}

test.each([
  ["RCPT", "550 no such mailbox: ada@example.org", "refused-address", "refused the sender or the receiver"],
  [".", "554 this looks like spam", "refused-mail", "refused the mail"],
  ["", "554 no service for you", "refused-mail", "refused the mail"],
] as const)("MONITORING-11 a refusal of %j is told with its answer", async (command, answer, fault, sentence) => {
  const server = await openRefusingServer(command, answer);
  try {
    const { failure, outcomes } = await deliver(server.url);
    expect(failure).toMatchObject({ code: fault, answer });
    expect(outcomes).toEqual([fault]);
    const text = errorText(failure);
    expect(text).toContain(`The mail server ${sentence}: ${answer.slice(0, 10)}`);
    expect(text).not.toContain("ada@example.org");
  } finally {
    server.close();
  }
});

test("MONITORING-11 a mail server that nobody answers for is unreachable", async () => {
  const mailbox = await openMailbox();
  await mailbox.close();
  const { failure, outcomes } = await deliver(mailbox.url);
  expect(failure).toMatchObject({ code: "unreachable", answer: null });
  expect(errorText(failure)).toContain("The mail server cannot be reached");
  expect(outcomes).toEqual(["unreachable"]);
});

test("MONITORING-11 a mail that is taken counts as sent", async () => {
  const mailbox = await openMailbox();
  try {
    expect(await deliver(mailbox.url)).toEqual({ failure: undefined, outcomes: ["sent"], isGivenUp: false });
  } finally {
    await mailbox.close();
  }
});

test.each([
  ["RCPT", "550 no such mailbox", true],
  ["DATA", "554 no mails from you", true],
  [".", "552 too large", true],
  ["RCPT", "450 try again later", false],
  [".", "421 too busy", false],
  ["MAIL", "553 not your sender", false],
  ["", "554 no service for you", false],
] as const)("MONITORING-14 whether a refusal of %j with %j is for good", async (command, answer, isFinal) => {
  const server = await openRefusingServer(command, answer);
  try {
    const { failure, isGivenUp } = await deliver(server.url);
    expect(failure?.isFinal).toBe(isFinal);
    expect(isGivenUp).toBe(isFinal);
  } finally {
    server.close();
  }
});
