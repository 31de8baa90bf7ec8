import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../../server/platform/database/database.ts";
import { type RoomDirectory, roomDirectory } from "../../../server/platform/process/room-directory.ts";
import { testDatabase } from "../../support/server/database.ts";

let database: Database;
/** Which servers count as ended. */
let ended: number[];
let a: RoomDirectory;
let b: RoomDirectory;
const atB = { name: "b", address: "lamp.example/process/b" };

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ended = [];
  await rows("delete from servers");
  for (const [id, name] of [
    [1, "a"],
    [2, "b"],
  ] as const) {
    await rows("insert into servers (id, name, url) values (?, ?, 'https://lamp.example')", [id, name]);
  }
  [a, b] = [directoryOf(1), directoryOf(2)];
});

const rows = <Row extends object>(sql: string, values: unknown[] = []) => database.fork().execute<Row[]>(sql, values);
const held = () =>
  rows<{ room_id: string; server_id: number }>("select room_id, server_id from presence_rooms order by 1");

function directoryOf(serverId: number, on: Pick<Database, "run"> = database): RoomDirectory {
  const endedAmong = async (ids: readonly number[]) => new Set(ids.filter((id) => ended.includes(id)));
  return roomDirectory(on, { serverId, times: { renewalMs: 1_000, graceMs: 60_000 }, endedAmong });
}
const claim = (directory: RoomDirectory, roomId = "choir") => directory.claim(roomId, crypto.randomUUID());

test("PROCESS-7 of two processes that claim a room at once one gets it, and the other learns which", async () => {
  for (let at = 0; at < 20; at += 1) {
    const claims = await Promise.all([claim(a, `room-${at}`), claim(b, `room-${at}`)]);
    expect(claims.filter((each) => each === "here")).toHaveLength(1);
    const [holder] = claims.filter((each) => each !== "here");
    expect(holder).toEqual(claims[1] === "here" ? atB : { name: "a", address: "lamp.example/process/a" });
  }
  expect(await held()).toHaveLength(20);
});

test("PROCESS-7 the room of a process that has ended can be claimed, and is found nowhere until then", async () => {
  await claim(b);
  expect(await a.find("choir")).toEqual(atB);
  ended = [2];
  expect(await a.find("choir")).toBeNull();
  expect(await claim(a)).toBe("here");
  expect(await b.lostAmong(["choir", "unknown"])).toEqual(["choir"]);
  expect(await a.lostAmong(["choir"])).toEqual([]);
});

test("PROCESS-7 the end of one opening does not end the next", async () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(await a.claim("choir", first)).toBe("here");
  expect(await a.claim("choir", second)).toBe("here");
  await a.release("choir", first);
  expect(await held()).toEqual([{ room_id: "choir", server_id: 1 }]);
  await a.release("choir", second);
  expect(await held()).toEqual([]);
});

test("PROCESS-7 a game’s room is where its own row says, until it is closed", async () => {
  const roomId = crypto.randomUUID();
  await rows(
    `insert into game_rooms (id, room_code, game_type, max_players, settings, server_id)
     values (?, 'ABC234', 'trivia', 4, '{"isPrivate": true}', 2)`,
    [roomId],
  );
  expect(await a.find(roomId)).toEqual(atB);
  expect(await b.find(crypto.randomUUID())).toBeNull();
  await rows("update game_rooms set status = 'closed', closed_at = now() where id = ?", [roomId]);
  expect(await a.find(roomId)).toBeNull();
});

test("PROCESS-10 a repair restores missing rows, removes leftovers, and leaves rooms of others alone", async () => {
  await claim(a, "leftover");
  await claim(b, "theirs");
  await a.repair(
    new Map([
      ["missing", crypto.randomUUID()],
      ["theirs", crypto.randomUUID()],
    ]),
  );
  expect(await held()).toEqual([
    { room_id: "missing", server_id: 1 },
    { room_id: "theirs", server_id: 2 },
  ]);
  expect(await a.lostAmong(["missing", "theirs"])).toEqual(["theirs"]);
});

test("PROCESS-23 a repair leaves the row of a room that opens meanwhile, and none of one that closes", async () => {
  const openings = new Map([["closing", crypto.randomUUID()]]);
  const late = crypto.randomUUID();
  /** Opens a room before a repair looks for leftovers, and closes one before it restores the missing rows. */
  const steps = [
    async () => {
      openings.set("late", late);
      await a.claim("late", late);
    },
    async () => void openings.delete("closing"),
  ];
  const busy: Pick<Database, "run"> = {
    run: async (...call) => {
      await steps.shift()?.();
      return await database.run(...call);
    },
  };
  await directoryOf(1, busy).repair(openings);
  expect(await held()).toEqual([{ room_id: "late", server_id: 1 }]);
});

test("members of a process whose lease has expired do not count as connected", async () => {
  await claim(a, "member-1");
  await claim(b, "member-2");
  expect(await a.openAmong(["member-1", "member-2", "member-3"])).toEqual(new Set(["member-1", "member-2"]));
  // PostgreSQL may have started just now, which counts as a renewal.
  const times = { renewalMs: 0, graceMs: 0 };
  const impatient = roomDirectory(database, { serverId: 1, times, endedAmong: async () => new Set() });
  await rows("update servers set beat_at = now() - interval '1 hour' where id = 2");
  await rows("update servers set beat_at = now() + interval '1 hour' where id = 1");
  expect(await impatient.openAmong(["member-1", "member-2"])).toEqual(new Set(["member-1"]));
});

test("the rows of a server’s rooms go with the row of the server", async () => {
  await claim(a);
  await rows("delete from servers where id = 1");
  expect(await held()).toEqual([]);
});
