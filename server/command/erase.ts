import { join } from "node:path";
import { eraseMember } from "../erasure/erasure.ts";
import { openStorage } from "../platform/storage/storage.ts";
import { explainingLastAdmin } from "./last-admin.ts";
import { runCommand } from "./open-command.ts";

/** `npm run erase -- someone@example.org`: deletes the member for good, without confirmation. */
await runCommand(async ({ config, database }) => {
  const [address] = process.argv.slice(2);
  if (!address) {
    console.error("Which account? For example: npm run erase -- ada@example.org");
    return 1;
  }
  const files = { outbox: join(config.dataDir, "outbox"), storage: await openStorage(config) };
  const erased = await explainingLastAdmin(address, () => eraseMember(database, address, files));
  if (!erased) {
    console.error(`There is no account with the address ${address}.`);
    return 1;
  }
  console.log(`${address} is erased.`);
  for (const [what, count] of Object.entries({
    "Messages left without text": erased.messages,
    "Texts of others in which their name, address or phone number was replaced": erased.redactedTexts,
    "Games in which they are now Anonymous Player": erased.games,
    "Channels passed on": erased.channelsPassed,
    "Channels closed": erased.channelsClosed,
    "Requests deleted": erased.requests,
    "Waiting jobs deleted or changed": erased.jobs,
    "Mails deleted from the outbox": erased.mails,
  })) {
    console.log(`  ${what}: ${count}`);
  }
  return 0;
});
