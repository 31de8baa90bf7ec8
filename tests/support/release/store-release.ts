// `npm run store-release`, before the release of package.json is published: stores the hashes of the migrations that it
// adds, and a dump of a small generated community with rows in every table. The tests hold later changes against both.
import { writeFileSync } from "node:fs";
import { Client } from "pg";
import { migrations } from "../../../migrations/index.ts";
import { type Database, openDatabase } from "../../../server/platform/database/database.ts";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { openLog } from "../../../server/platform/log.ts";
import { RELEASE } from "../../../server/platform/process/installation.ts";
import { loadPushKeys } from "../../../server/push/push-key.ts";
import { loadTicketCodes } from "../../../server/ticket/code/ticket-key.ts";
import { fillCommunity } from "../../load/community/fill-community.ts";
import { dataFolder } from "../server/process.ts";
import { dumpRows, rowCounts, tablesOf } from "./dump-rows.ts";
import { dumpFile, hashOfMigration, readReleased, writeReleased } from "./released.ts";
import { restSql } from "./rest-sql.ts";

const folder = dataFolder();
try {
  const { url } = await startEmbeddedDatabase(folder.path);
  const database = await openDatabase({ url, poolSize: 2, log: openLog({ LOG_LEVEL: "error" }) });
  const client = new Client({ connectionString: url });
  await client.connect();
  const dump = await dumpOfFilled(database, client);
  await client.end();
  await database.close();
  writeFileSync(dumpFile(RELEASE), dump);
  writeReleased(withThisRelease());
  console.log(`Stored release ${RELEASE}: ${Math.ceil(dump.length / 1000)} KB of rows.`);
} finally {
  await folder.remove();
}

async function dumpOfFilled(database: Database, client: Client): Promise<string> {
  await database.migrate();
  const tables = await tablesOf(client);
  const atFirst = await rowCounts(client, tables);
  await fillCommunity(client, { members: 10, messages: 20, events: 3, activities: 10, seed: 1 });
  await client.query(restSql);
  await client.query("update installation set release = $1", [RELEASE]);
  await loadPushKeys(database.fork());
  await loadTicketCodes(database.fork());
  const counts = await rowCounts(client, tables);
  const empty = tables.filter((table) => counts[table] === 0);
  if (empty.length > 0) throw new Error(`add a row in rest-sql.ts to: ${empty.join(", ")}`);
  return await dumpRows(
    client,
    tables.filter((table) => (atFirst[table] ?? 0) > 0),
  );
}

function withThisRelease() {
  const { [RELEASE]: _, ...earlier } = readReleased();
  const known = new Set(Object.values(earlier).flatMap(Object.keys));
  const added = migrations.filter(({ name }) => !known.has(name));
  return { ...earlier, [RELEASE]: Object.fromEntries(added.map(({ name }) => [name, hashOfMigration(name)])) };
}
