import { type Config, readConfig } from "../../platform/config/config.ts";
import { askSetting } from "./ask-setting.ts";
import { type Finding, findingLine } from "./check.ts";
import { checkAddress, checkPort, isLocal } from "./check-address.ts";
import { checkDatabase } from "./check-database.ts";
import { checkMail } from "./check-mail.ts";
import { askMail } from "./mail-questions.ts";
import type { Prompt } from "./prompt.ts";
import type { Answers } from "./settings-text.ts";

/** What has been answered so far, and how to go on. */
interface Dialogue {
  readonly prompt: Prompt;
  readonly answers: Record<string, string>;
  readonly dataDir: string;
}

/** SETUP-5: asks for everything that a new server needs. `known` is what is set already; its other settings stay. */
export async function askSettings(prompt: Prompt, known: Answers, dataDir: string): Promise<Answers> {
  const dialogue: Dialogue = { prompt, answers: { ...known }, dataDir };
  await askAddress(dialogue);
  await askMailServer(dialogue);
  await askDatabase(dialogue);
  prompt.say(
    "\n4. An adult outside of the leadership, whom a report about a leader is mailed to. The server does not start",
  );
  prompt.say("   without one, until two members are safeguarding leads or admins.");
  const standard = { standard: known.SAFEGUARDING_CONTACT, isRequired: true };
  const contact = await askSetting(prompt, "SAFEGUARDING_CONTACT", "Their email address", standard);
  return { ...dialogue.answers, SAFEGUARDING_CONTACT: contact };
}

/** Asks until the check finds no problem, or the person keeps what was found. */
async function askUntilGood(
  { prompt, answers, dataDir }: Dialogue,
  ask: () => Promise<Answers>,
  check: (config: Config) => Promise<Finding>,
): Promise<void> {
  for (;;) {
    Object.assign(answers, await ask());
    const finding = await check(readConfig({ ...answers, DATA_DIR: dataDir }));
    prompt.say(findingLine(finding));
    if (finding.level !== "problem" || !(await prompt.confirm("Enter it again?"))) return;
  }
}

async function askAddress(dialogue: Dialogue): Promise<void> {
  const { prompt, answers } = dialogue;
  prompt.say(
    "\n1. Where people open your community, such as https://community.example. To try it on this machine alone:",
  );
  prompt.say("   http://localhost:2567");
  const address = { standard: answers.PUBLIC_URL, isRequired: true, tidy: withProtocol };
  const ask = async () => ({ PUBLIC_URL: await askSetting(prompt, "PUBLIC_URL", "Address", address) });
  await askUntilGood(dialogue, ask, checkAddress);
  const url = new URL(answers.PUBLIC_URL ?? "");
  const standard = answers.PORT || (isLocal(url) && url.port) || "2567";
  const askPort = async () => ({ PORT: await askSetting(prompt, "PORT", "Port on this machine", { standard }) });
  await askUntilGood(dialogue, askPort, checkPort);
  if (url.protocol === "https:") await askProxy(dialogue);
}

/** A proxy on the same machine, which is the only one that may reach the port then. */
const ownProxy = { HOST: "127.0.0.1", TRUSTED_PROXIES: "127.0.0.1,::1" };

async function askProxy({ prompt, answers }: Dialogue): Promise<void> {
  prompt.say(
    "   A web server such as Caddy or nginx has to take the requests at https:// and pass them on to this port.",
  );
  if (await prompt.confirm("Does it run on this machine?")) Object.assign(answers, ownProxy);
  else {
    if (answers.TRUSTED_PROXIES === ownProxy.TRUSTED_PROXIES) Object.assign(answers, { HOST: "", TRUSTED_PROXIES: "" });
    prompt.say("   Then add its address afterwards, as TRUSTED_PROXIES, to the settings file.");
  }
}

async function askMailServer(dialogue: Dialogue): Promise<void> {
  const { prompt, answers } = dialogue;
  prompt.say(
    "\n2. The mail server that sends your mails. Without one nobody can verify an address or get a new password.",
  );
  await askUntilGood(dialogue, () => askMail(prompt, answers), checkMail);
}

const BUILT_IN = "built-in";

async function askDatabase(dialogue: Dialogue): Promise<void> {
  const { prompt, answers } = dialogue;
  prompt.say("\n3. The database. The built-in PostgreSQL needs nothing else. Or give the address of yours, as");
  prompt.say("   postgresql://user:password@host:5432/name");
  const known = answers.DATABASE_URL || BUILT_IN;
  const standard = { standard: known, shown: known === BUILT_IN ? known : "as it is" };
  const tidy = (answer: string) => (answer === BUILT_IN ? "" : answer);
  const ask = async () => ({
    DATABASE_URL: await askSetting(prompt, "DATABASE_URL", "Database", { ...standard, tidy }),
  });
  await askUntilGood(dialogue, ask, checkDatabase);
}

const withProtocol = (answer: string) => (answer === "" || answer.includes("://") ? answer : `https://${answer}`);
