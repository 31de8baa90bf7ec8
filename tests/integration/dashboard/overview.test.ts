import { afterAll, beforeAll, expect, test } from "vitest";
import { readMemberSince } from "../../../schema/account/api.ts";
import { readMonthProgress } from "../../../schema/devotion/api.ts";
import { readOwnPoints } from "../../../schema/leaderboard/api.ts";
import { markRead } from "../../../server/devotion/devotion.ts";
import { monthProgress } from "../../../server/devotion/progress.ts";
import { countGame } from "../../../server/leaderboard/leaderboard.ts";
import { newMember } from "../../support/account/people.ts";
import { storeDevotion } from "../../support/devotion.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { dayFromToday } from "../../support/today.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

test("DASHBOARD-7 member since is when the account was created", async () => {
  const ada = await newMember(server.url);
  await server.database
    .fork()
    .execute("update users set created_at = '2025-11-03T10:00:00Z' where id = ?", [ada.me?.memberId ?? ""]);
  expect(await ada.must(readMemberSince)).toEqual({ since: Date.UTC(2025, 10, 3, 10) });
});

test("DASHBOARD-8 points are the sum of the member's own scores in all games", async () => {
  const [ada, tunde] = [await newMember(server.url), await newMember(server.url)];
  expect(await ada.must(readOwnPoints)).toEqual({ points: 0, games: 0 });
  const em = server.database.fork();
  const played = (mine: number, theirs: number) => [
    { memberId: ada.me?.memberId ?? "", score: mine, isWon: mine > theirs },
    { memberId: tunde.me?.memberId ?? "", score: theirs, isWon: theirs > mine },
  ];
  await countGame(em, "trivia", played(70, 40));
  await countGame(em, "trivia", played(30, 90));
  await countGame(em, "word_battle", played(45, 12));
  expect(await ada.must(readOwnPoints)).toEqual({ points: 145, games: 3 });
});

test("DASHBOARD-12 progress counts this month's published devotions until today, and the member's reads of them", async () => {
  const ada = await newMember(server.url);
  const memberId = ada.me?.memberId ?? "";
  const em = server.database.fork();
  const today = "2026-03-15";
  const on = (day: string) => ({ today: day, firstDay: "2026-01-01" });
  expect(await monthProgress(em, memberId, today)).toEqual({ read: 0, published: 0 });
  const last = await storeDevotion(em, { date: "2026-02-28" });
  const first = await storeDevotion(em, { date: "2026-03-01" });
  const second = await storeDevotion(em, { date: "2026-03-15" });
  await storeDevotion(em, { date: "2026-03-16" });
  await storeDevotion(em, { date: "2026-03-02", isPublished: false });
  await markRead(server.database.fork(), memberId, { devotionId: last }, on("2026-02-28"));
  await markRead(server.database.fork(), memberId, { devotionId: first }, on("2026-03-01"));
  expect(await monthProgress(em, memberId, today)).toEqual({ read: 1, published: 2 });
  await markRead(server.database.fork(), memberId, { devotionId: second }, on(today));
  expect(await monthProgress(em, memberId, today)).toEqual({ read: 2, published: 2 });

  await storeDevotion(em, { date: dayFromToday(0) });
  expect(await ada.must(readMonthProgress)).toMatchObject({ read: 0, published: 1 });
});
