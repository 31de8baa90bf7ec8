import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRoom } from "../../../schema/game/api.ts";
import { listRooms } from "../../../schema/game/list-api.ts";
import { readLeaderboard } from "../../../schema/leaderboard/api.ts";
import { countGame } from "../../../server/leaderboard/leaderboard.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementsDuring } from "../../support/server/statements.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const room = { gameType: "trivia", maxPlayers: 8, timeLimit: 30, difficulty: "easy", rounds: 5 } as const;

describe("the list of public rooms", () => {
  test("a visitor's room list shows a new room at once, with its host's first name", async () => {
    const visitor = new Person(server.url);
    expect((await visitor.must(listRooms)).rooms).toEqual([]);
    const host = await newMember(server.url, "Ọlámidé Adeyemi");
    await host.must(createRoom, { body: { ...room, roomName: "Ìdùnnú 🕯️", isPrivate: false } });
    const { rooms } = await visitor.must(listRooms);
    expect(rooms).toMatchObject([{ roomName: "Ìdùnnú 🕯️", hostName: "Ọlámidé" }]);
  });

  test("while nothing changes, the room list sends no query, however many clients ask", async () => {
    const member = await newMember(server.url);
    await member.must(listRooms);
    const sent = await statementsDuring(server.database, async () => {
      await new Person(server.url).must(listRooms);
      await member.must(listRooms);
    });
    expect(sent.filter((text) => text.includes("game_rooms"))).toEqual([]);
  });

  test("a member may have three public rooms waiting, and a fourth is refused with the reason", async () => {
    const host = await newMember(server.url, "Busy Host");
    const open = (isPrivate: boolean) => host.call(createRoom, { body: { ...room, roomName: "Busy", isPrivate } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(false)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe("game/too-many-waiting");
    expect((await open(true)).status).toBe(200);
    const { rooms } = await host.must(listRooms);
    expect(rooms.filter(({ roomName }) => roomName === "Busy")).toHaveLength(3);
  });
});

test("leaderboards show visitors first names and members full names; Anonymous Player is never cut", async () => {
  const named = await newMember(server.url, "Halima Ɗanjuma");
  const nameless = await newMember(server.url);
  for (const person of [named, nameless]) {
    const played = [{ memberId: person.me?.memberId ?? "", score: 10, isWon: false }];
    await countGame(server.database.fork(), "trivia", played);
  }
  const namesFor = async (person: Person) => {
    const { rows } = await person.must(readLeaderboard, { params: { gameType: "trivia" } });
    return rows.map(({ displayName }) => displayName).sort();
  };
  expect(await namesFor(new Person(server.url))).toEqual(["Anonymous Player", "Halima"]);
  expect(await namesFor(nameless)).toEqual(["Anonymous Player", "Halima Ɗanjuma"]);
});
