import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRoom, practise } from "../../../schema/game/api.ts";
import { LINK_PREVIEWS_MAX, readLinkPreviews } from "../../../schema/link-preview/api.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { storeDevotion } from "../../support/devotion.ts";
import { newEvent } from "../../support/event/events.ts";
import { newMemberWithRole } from "../../support/event/managed-event.ts";
import { playedGames } from "../../support/game/played-game.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { dayFromToday } from "../../support/today.ts";

let server: TestServer;
let ada: Person;
let mentor: Person;
beforeAll(async () => {
  server = await bootServer();
  ada = await newMember(server.url, "Ada");
  mentor = await newMemberWithRole(server, "mentor");
});
afterAll(() => server.stop());

const idOf = ({ me }: Person): string => me?.memberId ?? "";
const read = (person: Person, ...paths: string[]) =>
  person.call(readLinkPreviews, { query: { paths: paths.join(" ") } });
const previews = async (person: Person, ...paths: string[]) => (await read(person, ...paths)).body?.previews;
const run = (sql: string, params: unknown[] = []) => server.database.fork().execute(sql, params);

describe("THREAD-33 the preview of an event", () => {
  test("members read its title, day, place and picture", async () => {
    const eventDate = new Date("2030-12-06T18:00:00Z");
    const path = `/event/${await newEvent(server, { title: "Night of hymns", eventDate })}?from=chat`;
    expect(await previews(ada, path)).toEqual([
      {
        path,
        kind: "event",
        title: "Night of hymns",
        eventDate: eventDate.getTime(),
        location: "Grace Hall, Yaba",
        isCancelled: false,
        imageName: null,
      },
    ]);
  });

  test("a cancelled one says so", async () => {
    const path = `/event/${await newEvent(server, { cancelledAt: new Date(), cancelReason: "Rain" })}`;
    expect(await previews(ada, path)).toMatchObject([{ isCancelled: true }]);
  });

  test("one that is not published is there for its creator alone", async () => {
    const path = `/event/${await newEvent(server, { createdBy: idOf(mentor), isActive: false })}`;
    expect(await previews(ada, path)).toEqual([]);
    expect(await previews(mentor, path)).toMatchObject([{ path, kind: "event" }]);
  });

  test("the link of an online one is in nobody's preview", async () => {
    const eventId = await newEvent(server, { createdBy: idOf(mentor), location: "https://meet.example/secret-room" });
    await run(
      "insert into event_registrations (event_id, user_id, status, reference) values (?, ?, 'registered', 'link-preview')",
      [eventId, idOf(ada)],
    );
    for (const person of [ada, mentor]) {
      expect(await previews(person, `/event/${eventId}`)).toMatchObject([{ location: "Online" }]);
    }
  });
});

describe("THREAD-33 the preview of a game", () => {
  const settings = playedGames.trivia.settings;

  test("members see a public room that waits, and nothing of it once it is closed", async () => {
    const { roomId } = await mentor.must(createRoom, { body: { ...settings, roomName: "Friday trivia" } });
    const path = `/games/waiting/${roomId}`;
    const preview = { path, kind: "game", title: "Friday trivia", gameType: "trivia", isWaiting: true };
    expect(await previews(ada, path)).toEqual([
      { ...preview, players: expect.any(Number), maxPlayers: settings.maxPlayers },
    ]);
    await run("update game_rooms set status = 'closed', closed_at = now() where id = ?", [roomId]);
    expect(await previews(ada, path)).toEqual([]);
  });

  test("a private room and a practice stay hidden from whoever is not in them, with the code or without", async () => {
    const { roomId } = await mentor.must(createRoom, { body: { ...settings, isPrivate: true } });
    const [room] = await server.database
      .fork()
      .execute<{ room_code: string }[]>("select room_code from game_rooms where id = ?", [roomId]);
    const paths = [`/games/room/${roomId}`, `/games/waiting/${roomId}?code=${room?.room_code}`];
    expect(await previews(ada, ...paths)).toEqual([]);
    await run("insert into game_participants (room_id, user_id, display_name, seat) values (?, ?, 'Ada', 5)", [
      roomId,
      idOf(ada),
    ]);
    expect((await previews(ada, ...paths))?.map(({ path }) => path)).toEqual(paths);
    const practice = await mentor.must(practise, { body: { gameType: "trivia" } });
    expect(await previews(ada, `/games/room/${practice.roomId}`)).toEqual([]);
  });

  test("the room of an event is there for those who have a place", async () => {
    const eventId = await newEvent(server, { createdBy: idOf(mentor) });
    const { roomId } = await mentor.must(createRoom, { body: { ...settings, eventId } });
    const path = `/games/waiting/${roomId}`;
    expect(await previews(ada, path)).toEqual([]);
    expect(await previews(mentor, path)).toMatchObject([{ path, kind: "game" }]);
    await run("update events set is_active = false where id = ?", [eventId]);
    expect(await previews(ada, path)).toEqual([]);
  });
});

describe("THREAD-33 the preview of a page", () => {
  test("the devotions show that of today, and without one themselves", async () => {
    expect(await previews(ada, "/devotions")).toMatchObject([{ kind: "page" }]);
    await storeDevotion(server.database.fork(), { date: dayFromToday(1), title: "Tomorrow" });
    await storeDevotion(server.database.fork(), { date: dayFromToday(0), title: "Draft", isPublished: false });
    expect(await previews(ada, "/devotions")).toMatchObject([{ kind: "page" }]);
    await run("delete from devotions");
    await storeDevotion(server.database.fork(), {
      date: dayFromToday(0),
      title: "A lamp on a stand",
      scriptureReference: "Matthew 5:15",
    });
    expect(await previews(ada, "/devotions/")).toEqual([
      {
        path: "/devotions/",
        kind: "devotion",
        title: "A lamp on a stand",
        scriptureReference: "Matthew 5:15",
        firstLine: "One. Two.",
      },
    ]);
  });

  test("public pages and resources are in the reader's language", async () => {
    const chidi = await newMember(server.url, "Chidi");
    await run("update users set language = 'pcm' where id = ?", [idOf(chidi)]);
    const [english, pidgin] = [await previews(ada, "/about"), await previews(chidi, "/about")];
    expect(english).toMatchObject([{ kind: "page", title: "About", firstLine: expect.stringContaining("Lampstand") }]);
    expect(pidgin?.[0]).not.toEqual(english?.[0]);
    expect(await previews(ada, "/resources/nothing", "/resources/starting-again")).toHaveLength(1);
  });
});

describe("THREAD-33 what has no preview", () => {
  test("visitors get none", async () => {
    expect((await read(new Person(server.url), "/about")).status).toBe(401);
  });

  test.each(["/nothing-here", "/api/events", "/event/1", `/event/${crypto.randomUUID()}`, "/messages", "/admin/users"])(
    "%s has none",
    async (path) => expect(await previews(ada, path)).toEqual([]),
  );

  test.each([
    "https://example.org/about",
    "//example.org/about",
    "/\\example.org",
    "about",
    "",
    "/about\u200b",
    `/${"a".repeat(300)}`,
    Array.from({ length: LINK_PREVIEWS_MAX + 1 }, (_, at) => `/event/${at}`).join(" "),
  ])("%j is refused", async (paths) => expect((await read(ada, paths)).status).toBe(422));

  test("the same address twice has one", async () => {
    expect(await previews(ada, "/about", "/about")).toHaveLength(1);
  });
});
