import { createServer } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "../../../../server/platform/config/config.ts";
import { openLog } from "../../../../server/platform/log.ts";
import { mailJob } from "../../../../server/platform/mail.ts";

test("a mail to a server that never finishes is aborted, and its connection is closed", async () => {
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const server = createServer((socket) => {
    const trickle = setInterval(() => socket.write("220-one moment\r\n"), 50);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      clearInterval(trickle);
      close();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = server.address() as { port: number };
    const config = readConfig({ NODE_ENV: "test", SMTP_URL: `smtp://127.0.0.1:${port}` });
    const mail = { to: "slow@example.org", subject: "Slow", text: "Slow." };
    await expect(mailJob(config, openLog({ LOG_LEVEL: "silent" }), { sendingMs: 300 }).run(mail)).rejects.toThrow();
    await closed;
  } finally {
    server.close();
  }
});
