import { expect, test } from "vitest";
import { type BotOptions, membersNeeded, readBotOptions } from "../../load/bot-options.ts";
import { splitShifts } from "../../load/run-bots.ts";

const read = (line: string) => readBotOptions(line.split(" ").filter(Boolean));

test("without options, bots play ten small games on this machine", () => {
  expect(read("")).toMatchObject({ url: "http://localhost:2567", game: "trivia", tables: 10, players: 4, rounds: 5 });
});

test("bot options allow what rooms allow", () => {
  const line = "--url https://community.example/ --tables 50 --players 8 --rounds 15 --time-limit 60 --pace human";
  expect(read(line)).toMatchObject({
    url: "https://community.example",
    tables: 50,
    players: 8,
    rounds: 15,
    "time-limit": 60,
    pace: "human",
  });
});

test.each([
  "--writers 3",
  "--think 2-1",
  "--think fast",
  "--network loss=99",
  "--network delay",
  "--network speed=1",
  "--processes 0",
  "--processes 17",
  "--processes 4 --tables 3",
  "--network delay=300 --url https://community.example",
  "--tables 0",
  "--players 1",
  "--rounds 7",
  "--time-limit 20",
  "--url ftp://x",
  "--game chess",
  "--bogus",
])("the bot option %s is refused with a reason", (line) => {
  expect(read(line)).toEqual({ problem: expect.any(String) });
});

test("bots play either game, and an unknown game is refused by name", () => {
  expect(read("--game word_battle")).toMatchObject({ game: "word_battle" });
  expect(read("--game chess")).toEqual({ problem: expect.stringContaining("--game chess cannot be used") });
});

test("the option --help asks for help", () => {
  expect(read("--help")).toBeNull();
});

test("bots come within a ramp, go on for a time, think as long as told, and have a worse network", () => {
  const line =
    "--game mixed --ramp 10 --duration 60 --think 0.5-3 --network delay=300,loss=2,cut=30 --processes 2 --json x";
  expect(read(line)).toMatchObject({
    ramp: 10,
    duration: 60,
    think: { leastMs: 500, mostMs: 3000 },
    network: { roundTripMs: 300, lossPercent: 2, cutAfterMs: 30_000 },
    processes: 2,
    json: "x",
  });
  expect(read("--network loss=1")).toMatchObject({ network: { roundTripMs: 0, lossPercent: 1 } });
});

test.each([
  ["trivia", { players: 12, writers: 0 }],
  ["chat", { players: 0, writers: 10 }],
  ["channel", { players: 0, writers: 10 }],
  ["mixed", { players: 12, writers: 10 }],
])("for %s, bots need members who play and members who write", (game, needed) => {
  expect(membersNeeded(read(`--game ${game} --tables 3 --players 4 --writers 10`) as BotOptions)).toEqual(needed);
});

test("several processes share tables, pairs of writers and accounts without rest", () => {
  const options = read("--game mixed --tables 5 --players 2 --writers 6 --processes 2") as BotOptions;
  const accounts = Array.from({ length: 16 }, (_, at) => ({ memberId: `${at}`, cookie: "" }));
  const shifts = splitShifts(options, accounts);
  expect(shifts.map((shift) => [shift.options.tables, shift.options.writers])).toEqual([
    [2, 2],
    [3, 4],
  ]);
  expect(shifts.flatMap((shift) => shift.accounts.map(({ memberId }) => memberId)).toSorted()).toEqual(
    accounts.map(({ memberId }) => memberId).toSorted(),
  );
});
