import { expect, test } from "vitest";
import { readBotOptions } from "../../load/bot-options.ts";

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

test.each(["--tables 0", "--players 1", "--rounds 7", "--time-limit 20", "--url ftp://x", "--game chess", "--bogus"])(
  "the bot option %s is refused with a reason",
  (line) => {
    expect(read(line)).toEqual({ problem: expect.any(String) });
  },
);

test("bots play either game, and an unknown game is refused by name", () => {
  expect(read("--game word_battle")).toMatchObject({ game: "word_battle" });
  expect(read("--game chess")).toEqual({ problem: expect.stringContaining("--game chess cannot be used") });
});

test("the option --help asks for help", () => {
  expect(read("--help")).toBeNull();
});
