import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "../../../server/platform/config/settings-file.ts";
import { StartupError } from "../../../server/platform/process/startup-error.ts";
import { runSetup } from "../../../server/setup/setup.ts";
import { saveSettings } from "../../../server/setup/wizard/save-settings.ts";
import { openMailbox } from "../../support/account/mailbox.ts";
import { emptyDatabaseUrl, freshDatabaseUrl } from "../../support/server/database.ts";
import { testPort } from "../../support/server/test-port.ts";

let folder: string;
let port: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "lampstand setup-"));
  port = await testPort();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, "settings.env");
const saved = () => readFileSync(file(), "utf8");
const contents = () => readdirSync(folder).toSorted();

interface Run {
  readonly code: number | null;
  /** What was printed, and then why it ended early. */
  readonly output: string;
}

/** Runs the command with these lines typed, until they end. */
async function setup(args: readonly string[], { typed = [], environment = {} }: Partial<Typed> = {}): Promise<Run> {
  let output = "";
  const terminal = {
    input: Readable.from(typed.map((line) => `${line}\n`)),
    output: new Writable({
      write(chunk, _encoding, done) {
        output += chunk;
        done();
      },
    }),
    environment: { DATA_DIR: folder, ...environment },
  };
  try {
    return { code: await runSetup(args, terminal), output };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return { code: null, output: `${output}${error.message}` };
  }
}
interface Typed {
  readonly typed: readonly string[];
  readonly environment: Record<string, string>;
}

function answersFile(answers: Record<string, string> = {}): string {
  const path = join(folder, "answers.txt");
  const all = {
    PUBLIC_URL: `http://localhost:${port}`,
    PORT: String(port),
    HOST: "127.0.0.1",
    SAFEGUARDING_CONTACT: "bishop@example.org",
    ...answers,
  };
  writeFileSync(
    path,
    Object.entries(all)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(""),
  );
  return path;
}
const script = (answers: Record<string, string> = {}, ...more: string[]) =>
  setup(["--answers", answersFile(answers), ...more]);

test("SETUP-7 the answers of a person make a settings file that a production server reads", async () => {
  const typed = [`http://localhost:${port}`, "", "none", "", "not an address", "bishop@example.org", "y"];
  const { code, output } = await setup([], { typed });
  expect(output).toContain("This cannot be used");
  expect(output).toContain("is free.");
  expect(output).toMatch(/What to do next:\n {2}1\. Run npm start\..+\n {2}2\. Open http:\/\/localhost:\d+\/setup/);
  expect(code).toBe(0);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  const config = readSettings({ DATA_DIR: folder });
  expect(config).toMatchObject({ isProduction: true, PORT: port, SAFEGUARDING_CONTACT: "bishop@example.org" });
  expect(config.secret.length).toBeGreaterThanOrEqual(43);
  expect(output).not.toContain(config.secret);
  expect(contents()).toEqual(["settings.env"]);
});

test("SETUP-7 a setup that is stopped before its end saves nothing", async () => {
  const { code, output } = await setup([], { typed: [`http://localhost:${port}`, ""] });
  expect(code).toBeNull();
  expect(output).toContain("The setup was stopped. Nothing was saved.");
  expect(contents()).toEqual([]);
});

test("SETUP-7 somebody who answers no at the end saves nothing", async () => {
  const typed = [`http://localhost:${port}`, "", "none", "", "bishop@example.org", "n"];
  expect(await setup([], { typed })).toMatchObject({ code: 1, output: expect.stringContaining("Nothing was saved.") });
  expect(contents()).toEqual([]);
});

test("SETUP-5 the pieces of a mail server are asked for, and its password is never shown", async () => {
  const mailbox = await openMailbox();
  const { hostname, port: mailPort } = new URL(mailbox.url);
  const answers = ["", "bishop@example.org", "y"];
  const first = [`http://localhost:${port}`, "", hostname, mailPort, "", "", ...answers];
  expect(await setup([], { typed: first })).toMatchObject({ code: 0 });
  expect(readSettings({ DATA_DIR: folder }).SMTP_URL).toBe(`smtp://${hostname}:${mailPort}`);
  await mailbox.close();
  // The second time nothing listens there any more.
  const again = ["y", "", "", "", "", "ada@example.org", "hidden p#ss", "", "n", ...answers];
  const { code, output } = await setup([], { typed: again });
  expect(output).toContain(`${hostname}:${mailPort} cannot be reached`);
  expect(output).not.toContain("hidden");
  expect(code).toBe(0);
  const { SMTP_URL, MAIL_FROM } = readSettings({ DATA_DIR: folder });
  expect(SMTP_URL).toBe(`smtp://ada%40example.org:hidden%20p%23ss@${hostname}:${mailPort}?requireTLS=true`);
  expect(MAIL_FROM).toBe("Lampstand <ada@example.org>");
  expect(readFileSync(`${file()}.before`, "utf8")).toContain(mailbox.url);
});

test("SETUP-5 a script names a mail server that refuses, and one that cannot be reached", async () => {
  const refusing = createServer((socket) => socket.end("554 no service here\r\n"));
  await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve));
  const { port: mailPort } = refusing.address() as { port: number };
  const SMTP_URL = `smtp://127.0.0.1:${mailPort}`;
  const refused = await script({ SMTP_URL });
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("was reached and") });
  await new Promise((resolve) => refusing.close(resolve));
  const away = await script({ SMTP_URL });
  expect(away).toMatchObject({ code: 1, output: expect.stringContaining(`127.0.0.1:${mailPort} cannot be reached`) });
  expect(away.output).toContain("Nothing was saved. Say --unchecked to save it anyway.");
  expect(contents()).toEqual(["answers.txt"]);
  expect(await script({ SMTP_URL }, "--unchecked")).toMatchObject({ code: 0 });
  expect(contents()).toEqual(["answers.txt", "settings.env"]);
});

test("SETUP-5 a database is named with its version, and whether it is empty or a Lampstand’s", async () => {
  const output = async (DATABASE_URL: string) => (await script({ DATABASE_URL }, "--replace")).output;
  expect(await output(await emptyDatabaseUrl())).toMatch(
    /The database \w+ on .+ \(PostgreSQL \d+\.\d+\), and it is empty/,
  );
  expect(await output(await freshDatabaseUrl())).toMatch(/and it is a Lampstand's/);
  const away = await output("postgresql://ada:hidden-password@127.0.0.1:9/community");
  expect(away).toContain("The database community on 127.0.0.1:9 cannot be reached");
  expect(away).not.toContain("hidden-password");
});

test("SETUP-5 an address without https and a port that is taken are warned of", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(port, "127.0.0.1", resolve));
  const { code, output } = await script({ PUBLIC_URL: "http://192.0.2.1" });
  await new Promise((resolve) => taken.close(resolve));
  expect(output).toContain("does not begin with https://");
  expect(output).toContain(`${port} is in use`);
  expect(code).toBe(0);
});

test("SETUP-5 --check checks the settings as they are, and writes nothing", async () => {
  await script();
  const before = saved();
  expect(await setup(["--check"])).toMatchObject({
    code: 0,
    output: expect.stringContaining(`ok       Port: ${port}`),
  });
  expect(saved()).toBe(before);
});

test("SETUP-7 a script does not replace a settings file unless it says so, and then keeps it", async () => {
  await script({ COMMUNITY_NAME: "First" });
  const first = saved();
  const refused = await script({ COMMUNITY_NAME: "Second" });
  expect(refused).toMatchObject({ code: null, output: expect.stringContaining("Say --replace") });
  expect(saved()).toBe(first);
  expect(await script({ COMMUNITY_NAME: "Second" }, "--replace")).toMatchObject({ code: 0 });
  expect(readFileSync(`${file()}.before`, "utf8")).toBe(first);
  expect(statSync(`${file()}.before`).mode & 0o777).toBe(0o600);
  const { COMMUNITY_NAME, SECRET } = readSettings({ DATA_DIR: folder });
  expect(COMMUNITY_NAME).toBe("Second");
  // Members stay signed in.
  expect(first).toContain(SECRET);
});

test("SETUP-7 the environment answers too, and DATA_DIR stays there", async () => {
  const environment = {
    PUBLIC_URL: `http://localhost:${port}`,
    PORT: String(port),
    HOST: "127.0.0.1",
    HOME: "/nowhere",
  };
  expect(await setup(["--from-environment"], { environment })).toMatchObject({ code: 0 });
  expect(saved()).not.toMatch(/DATA_DIR|HOME/);
  expect(readSettings({ DATA_DIR: folder }).PORT).toBe(port);
});

test.each([
  ["with a typing error", { PUBLC_URL: "https://a.example" }, "Did you mean PUBLIC_URL?"],
  ["with a wrong value", { PORT: "many" }, "The setting PORT cannot be used"],
])("SETUP-4 answers %s change nothing", async (_, answers, reason) => {
  expect(await script(answers)).toMatchObject({ code: null, output: expect.stringContaining(reason) });
  expect(contents()).toEqual(["answers.txt"]);
});

test("SETUP-7 of several who finish the setup at once one wins, and the others are told", async () => {
  const texts = ["COMMUNITY_NAME=One\n", "COMMUNITY_NAME=Two\n", "COMMUNITY_NAME=Three\n"];
  const results = await Promise.allSettled(texts.map((text) => saveSettings(file(), text, { seen: null })));
  const winners = results.flatMap(({ status }, index) => (status === "fulfilled" ? [texts[index]] : []));
  expect(winners).toEqual([saved()]);
  const losers = results.filter((result) => result.status === "rejected");
  for (const { reason } of losers) expect(String(reason)).toContain("Someone else has just finished a setup");
  expect(losers).toHaveLength(2);
  expect(contents()).toEqual(["settings.env"]);
});

test("SETUP-7 who replaces a file that somebody has changed meanwhile is told, and changes nothing", async () => {
  writeFileSync(file(), "COMMUNITY_NAME=New\n");
  const attempt = saveSettings(file(), "COMMUNITY_NAME=Mine\n", { seen: "COMMUNITY_NAME=Old\n" });
  await expect(attempt).rejects.toThrow("Yours were not saved");
  expect(saved()).toBe("COMMUNITY_NAME=New\n");
  expect(contents()).toEqual(["settings.env"]);
});

test("SETUP-7 what fails alongside saves nothing", async () => {
  const alongside = () => {
    throw new StartupError("the database is in use");
  };
  await expect(saveSettings(file(), "PORT=80\n", { seen: null, alongside })).rejects.toThrow("in use");
  expect(contents()).toEqual([]);
});

test("a first setup on a tried database asks whether to put it aside, and a script has to say", async () => {
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "secret"), "the secret of the demo that was tried here before");
  const asked = await script();
  expect(asked).toMatchObject({ code: null, output: expect.stringContaining("demo members") });
  expect(contents()).toEqual(["answers.txt", "postgres", "secret"]);
  expect(await script({}, "--new-database")).toMatchObject({ code: 0 });
  expect(contents()).toEqual(["answers.txt", "postgres.before", "secret", "settings.env"]);
});

test("--help lists the options, and an unknown one is refused with them", async () => {
  expect(await setup(["--help"])).toMatchObject({ code: 0, output: expect.stringContaining("--from-environment") });
  expect(await setup(["--fast"])).toMatchObject({ code: null, output: expect.stringContaining("--from-environment") });
});
