import { afterEach, describe, expect, test, vi } from "vitest";
import { score } from "../../../../rooms/word-battle/rules.ts";
import { openWordList } from "../../../../server/word/word.ts";
import { openFakeTable } from "../../../support/game/fake-table.ts";
import { PAUSE_MS } from "../support/game/finish-game.ts";

afterEach(() => void vi.useRealTimers());

const words = openWordList();
const game = "word_battle";

type Options = NonNullable<Parameters<typeof openFakeTable>[1]>;

/** A table whose first round is open, with these letters. */
async function openArena(letters = "", options: Omit<Options, "game"> = {}, names?: readonly string[]) {
  const table = await openFakeTable(names, { ...options, game });
  await table.begin();
  if (letters !== "") table.state.letters = letters;
  let count = 0;
  const play = (name: string, word: string) => {
    count += 1;
    return table.ask(name, "word", { id: `word-number-${count}`, round: table.state.round, word });
  };
  const draft = (name: string, word: string) => table.ask(name, "draft", { round: table.state.round, word });
  return { ...table, play, draft };
}

describe("the letters", () => {
  test("WORD-3 every round deals new letters, the same for everyone, and saves them", async () => {
    const { state, ports, play, pass } = await openArena();
    const first = state.letters;
    expect(first).toMatch(/^[A-Z]{7}$/);
    for (const name of ["host", "guest"]) await play(name, words.wordsIn(first, state)[0] ?? "");
    await pass(PAUSE_MS);
    expect([state.round, state.letters === first]).toEqual([2, false]);
    expect(ports.calls.filter((call) => call === "startRound")).toHaveLength(2);
  });

  test("WORD-1 undealt letters, digits, accents, eight letters and emoji are refused and change nothing", async () => {
    const { play, clients, ports, player } = await openArena("CATSDOG");
    for (const word of ["CATTS", "ZOO", "C4T", "CAFÉ", "CATSDOGS", "CAT😀", "CAT S", "ſAT"]) await play("guest", word);
    expect(new Set(clients.guest?.refusals)).toEqual(new Set(["word-battle/not-dealt"]));
    expect(clients.guest?.refusals).toHaveLength(8);
    expect([ports.results.size, player("guest").hasAnswered]).toEqual([0, false]);
    await play("guest", "cats");
    expect(clients.guest?.messagesOf("receipt")).toMatchObject([{ word: "CATS", points: 6, isWord: true }]);
  });

  test("WORD-5 a word of one or two letters is refused, and the player may send another", async () => {
    const { play, clients, ports } = await openArena("CATSDOG");
    for (const word of ["A", "AT", "CAT"]) await play("guest", word);
    expect(clients.guest?.refusals).toEqual(["word-battle/too-short", "word-battle/too-short"]);
    expect([...ports.results.values()].map(({ answer, pointsEarned }) => [answer, pointsEarned])).toEqual([["CAT", 5]]);
  });
});

describe("a word", () => {
  test("WORD-6 a word that is not on the list is the player's word, and earns nothing", async () => {
    const { play, clients, ports } = await openArena("CATSDOG");
    await play("guest", "TCA");
    await play("guest", "CAT");
    expect(clients.guest?.messagesOf("receipt")).toMatchObject([{ word: "TCA", points: 0, isWord: false }]);
    expect(clients.guest?.refusals).toEqual(["game/already-answered"]);
    expect([...ports.results.values()]).toMatchObject([{ answer: "TCA", pointsEarned: 0, isCorrect: false }]);
  });

  test("WORD-6 names in the Bible count if the room allows them", async () => {
    const earned: unknown[] = [];
    for (const bibleNames of [false, true]) {
      const { play, clients, state } = await openArena("MOSESRT", { settings: { bibleNames } });
      expect(state.bibleNames).toBe(bibleNames);
      await play("guest", "moses");
      earned.push(clients.guest?.messagesOf("receipt")[0]?.points);
    }
    expect(earned).toEqual([0, score("MOSES")]);
  });
});

test("WORD-23 a word with more vowels than a rack counts where the letters allow it", async () => {
  for (const word of ["WAHALA", "AKARA"]) {
    const { play, clients } = await openArena(word.padEnd(7, "S"));
    await play("guest", word);
    expect(clients.guest?.messagesOf("receipt")).toMatchObject([{ word, points: score(word), isWord: true }]);
  }
});

test("WORD-23 Nigerian words, JESUS and CHRIST earn points in a room without Bible names", async () => {
  for (const word of ["DANFO", "ZOBO", "JESUS", "CHRIST"]) {
    const { play, clients, state } = await openArena(word.padEnd(7, "S"));
    expect(state.bibleNames).toBe(false);
    await play("guest", word);
    expect(clients.guest?.messagesOf("receipt")).toMatchObject([{ word, points: score(word), isWord: true }]);
  }
});

describe("the end of the time", () => {
  const timeIsUp = 30_500;

  test("WORD-7 when the time is up, every board is played, even of a disconnected player", async () => {
    const { draft, clients, pass, state, player, ports } = await openArena("CATSDOG");
    await draft("guest", "ca");
    await draft("guest", "CATS");
    await draft("host", "DOG");
    clients.host?.drop();
    await pass(timeIsUp);
    expect(state.phase).toBe("reveal");
    expect([player("guest").roundPoints, player("host").roundPoints]).toEqual([6, 5]);
    expect(clients.guest?.messagesOf("receipt")).toEqual([
      { id: "forced-1", round: 1, word: "CATS", points: 6, isWord: true },
    ]);
    expect([...ports.results.values()]).toHaveLength(2);
    for (const result of ports.results.values()) expect(result.responseTimeSeconds).toBe(30);
  });

  test("WORD-7 letters that arrive just after the end of the time are played too", async () => {
    const { draft, clients, pass, player } = await openArena("CATSDOG");
    await draft("guest", "CAT");
    await pass(30_400);
    await draft("guest", "COATS");
    await pass(100);
    expect([player("guest").roundPoints, clients.guest?.refusals]).toEqual([score("COATS"), []]);
  });

  test("WORD-7 a board with one or two letters is not played", async () => {
    const { draft, pass, state, clients, ports } = await openArena("CATSDOG");
    await draft("guest", "AT");
    await pass(timeIsUp);
    expect([state.phase, ports.results.size, clients.guest?.messagesOf("receipt")]).toEqual(["reveal", 0, []]);
  });

  test("WORD-7 a word that the player sent counts instead of the board", async () => {
    const { draft, play, pass, ports } = await openArena("CATSDOG");
    await play("guest", "CAT");
    await draft("guest", "CATS");
    await pass(timeIsUp);
    expect([...ports.results.values()].map(({ answer }) => answer)).toEqual(["CAT"]);
  });

  test("WORD-7 a played board that could not be saved is saved on the second try", async () => {
    const { draft, pass, ports, player, state } = await openArena("CATSDOG");
    let tries = 0;
    ports.before = (name) => {
      if (name !== "saveResult") return;
      tries += 1;
      if (tries === 1) throw new Error("away");
    };
    await draft("guest", "CATS");
    await pass(timeIsUp);
    expect([tries, state.phase]).toEqual([1, "round"]);
    await pass(200);
    expect([tries, player("guest").roundPoints]).toEqual([2, 6]);
  });

  test("WORD-7 a board is refused with undealt letters and outside its own round", async () => {
    const { draft, ask, clients, pass, ports } = await openArena("CATSDOG");
    await draft("guest", "ZOO");
    await ask("guest", "draft", { round: 2, word: "CAT" });
    await pass(timeIsUp);
    await ask("guest", "draft", { round: 1, word: "CAT" });
    expect(clients.guest?.refusals).toEqual(["word-battle/not-dealt", "game/wrong-round", "game/too-late"]);
    expect(ports.results.size).toBe(0);
  });

  test("GAME-33 a player who comes back receives their board as they left it", async () => {
    const { draft, sit } = await openArena("CATSDOG");
    await draft("guest", "CATS");
    expect((await sit("guest")).messagesOf("ownAnswer")).toMatchObject([{ round: 1, word: null, draft: "CATS" }]);
  });
});

describe("the reveal", () => {
  test("WORD-9 the reveal shows every player's word and the best one", async () => {
    const { play, draft, state } = await openArena("CATSDOG", {}, ["host", "guest", "third"]);
    await play("host", "DOG");
    await draft("guest", "COATS");
    await play("third", "TCA");
    expect([state.words.size, state.bestWord]).toEqual([0, ""]);
    await play("guest", "COATS");
    expect(state.phase).toBe("reveal");
    expect(Object.fromEntries(state.words.entries())).toEqual({ host: "DOG", guest: "COATS", third: "T**" });
    const best = Math.max(...words.wordsIn("CATSDOG", state).filter(words.isKnown).map(score));
    expect([words.has(state.bestWord, state), state.bestPoints]).toEqual([true, best]);
  });

  test("WORD-10 a rude word earns its points, and only its player sees all of it", async () => {
    const { play, clients, state, player } = await openArena("SHITRAN");
    expect(words.isRude("SHIT")).toBe(true);
    await play("guest", "SHIT");
    await play("host", "RAN");
    expect(clients.guest?.messagesOf("receipt")).toMatchObject([{ word: "SHIT", points: score("SHIT") }]);
    expect([state.words.get("guest"), player("guest").roundPoints]).toEqual(["S***", score("SHIT")]);
  });

  test("WORD-10 a word that isn't on the list is never shown to others; a name is shown if it counts", async () => {
    const seen: unknown[] = [];
    for (const bibleNames of [false, true]) {
      const { play, state } = await openArena("MOSESRT", { settings: { bibleNames } });
      await play("guest", "MOSES");
      await play("host", "SMRT");
      seen.push(Object.fromEntries(state.words.entries()));
    }
    expect(seen).toEqual([
      { guest: "M****", host: "S***" },
      { guest: "MOSES", host: "S***" },
    ]);
  });

  test("WORD-10 the best word is never a rude one", async () => {
    const { play, state, ports } = await openArena("SHITRAN");
    const known = words.wordsIn("SHITRAN", state).filter(words.isKnown);
    const [best = ""] = known.sort((a, b) => score(b) - score(a));
    vi.spyOn(ports, "words", "get").mockReturnValue({ ...words, isRude: (word) => word === best });
    for (const name of ["host", "guest"]) await play(name, "RAN");
    expect([state.bestWord === "", state.bestWord === best]).toEqual([false, false]);
  });

  test("WORD-9 WORD-21 the best word is a known one, though BIKED would earn more than BRIDE", async () => {
    const { play, state } = await openArena("KEXBIRD");
    for (const name of ["host", "guest"]) await play(name, "BIRD");
    expect([words.has("BIKED", state), score("BIKED") > score("BRIDE")]).toEqual([true, true]);
    expect([state.bestWord, state.bestPoints]).toEqual(["BRIDE", score("BRIDE")]);
  });

  test("WORD-22 a player's better word is the best one", async () => {
    const { play, state } = await openArena("KEXBIRD");
    await play("host", "BIRD");
    await play("guest", "BIKED");
    expect([state.bestWord, state.bestPoints]).toEqual(["BIKED", score("BIKED")]);
  });

  test("WORD-22 a player's word that earns no more than the best known one does not replace it", async () => {
    const { play, state } = await openArena("KEXBIRD");
    const equal = words
      .wordsIn("KEXBIRD", state)
      .find((word) => !words.isKnown(word) && score(word) === score("BRIDE"));
    await play("host", equal ?? "");
    await play("guest", "BIRD");
    expect([equal === undefined, state.bestWord]).toEqual([false, "BRIDE"]);
  });

  test("WORD-10 WORD-22 a player's masked word is not the best one", async () => {
    const { play, state, ports } = await openArena("KEXBIRD");
    vi.spyOn(ports, "words", "get").mockReturnValue({ ...words, isRude: (word) => word === "BIKED" });
    await play("host", "BIRD");
    await play("guest", "BIKED");
    expect([state.bestWord, state.words.get("guest")]).toEqual(["BRIDE", "B****"]);
  });

  test("WORD-8 the reveal lasts six seconds, the standings three", async () => {
    const { play, pass, state } = await openArena("CATSDOG");
    for (const name of ["host", "guest"]) await play(name, "CAT");
    const seen: unknown[] = [];
    for (const ms of [5999, 1, 2999, 1]) {
      await pass(ms);
      seen.push([state.phase, state.round, state.words.size]);
    }
    expect(seen).toEqual([
      ["reveal", 1, 2],
      ["break", 1, 2],
      ["break", 1, 2],
      ["round", 2, 0],
    ]);
  });

  test("WORD-11 the state contains no words, boards or best word before the reveal", async () => {
    const { play, draft, state } = await openArena("CATSDOG");
    await play("host", "COATS");
    await draft("guest", "GOATS");
    const seen = JSON.stringify(state.toJSON());
    for (const secret of ["COATS", "GOATS"]) expect(seen).not.toContain(secret);
    expect([state.words.size, state.bestWord, state.bestPoints]).toEqual([0, "", 0]);
  });
});
