// `npm run fill`: adds a generated community, for looking at the app and measuring it at full size.
import { parseArgs } from "node:util";
import { Client } from "pg";
import { runCommand } from "../../../server/command/open-command.ts";
import { keepMembers } from "../member/members-file.ts";
import { type CommunitySize, leaderAddress } from "./community-size.ts";
import { fillCommunity, LEADER_PASSWORD } from "./fill-community.ts";
import { refusalFor } from "./fill-refusal.ts";
import { memberAccounts } from "./member-accounts.ts";

const usage = `Adds a generated community to an empty database, or to one that holds the demo members alone.

  npm run fill -- [options]

  --members 10000
  --messages 100000
  --events 2000
  --activities 200000
  --seed 1              another number makes another community
  --members-file data/bots-members.json
                        writes the accounts of grown-up members to this file, for \`npm run bots\``;

const { size, membersFile } = readArguments();

await runCommand(
  async ({ config, url }) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const refusal = await refusalFor(client, config);
      if (refusal !== null) {
        console.error(refusal);
        return 1;
      }
      const began = performance.now();
      const say = (step: string) => console.log(`Adding: ${step} ...`);
      await fillCommunity(client, size, say, config.COMMUNITY_TIME_ZONE);
      console.log(`Added ${size.members} members in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
      if (membersFile) {
        const siteUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
        const accounts = await memberAccounts(client, { url: siteUrl, secret: config.secret });
        keepMembers(membersFile, siteUrl, accounts);
        console.log(`${accounts.length} members can be bots at ${siteUrl}: their accounts are in ${membersFile}.`);
      }
      console.log(`Admin ${leaderAddress(1)}, safeguarding lead ${leaderAddress(2)}, password ${LEADER_PASSWORD}`);
      return 0;
    } finally {
      await client.end();
    }
  },
  { mayCreate: true },
);

function readArguments(): { size: CommunitySize; membersFile: string | undefined } {
  try {
    const { values } = parseArgs({
      options: {
        members: { type: "string", default: "10000" },
        messages: { type: "string", default: "100000" },
        events: { type: "string", default: "2000" },
        activities: { type: "string", default: "200000" },
        seed: { type: "string", default: "1" },
        "members-file": { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const size = {
      members: numberFrom(values.members, 50),
      messages: numberFrom(values.messages, 1),
      events: numberFrom(values.events, 1),
      activities: numberFrom(values.activities, 1),
      seed: numberFrom(values.seed, 0),
    };
    return { size, membersFile: values["members-file"] };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}

function numberFrom(text: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > 1_000_000) {
    throw new Error(`${text} is not a whole number from ${least} to 1,000,000.`);
  }
  return number;
}
