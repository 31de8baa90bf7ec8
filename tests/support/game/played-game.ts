import type { GameSettings, GameType } from "../../../schema/game/settings.ts";
import type { TriviaSettings } from "../../../schema/trivia/settings.ts";
import type { TriviaState } from "../../../schema/trivia/state.ts";
import type { WordBattleSettings } from "../../../schema/word-battle/settings.ts";
import type { WordBattleState } from "../../../schema/word-battle/state.ts";
import { readBank } from "../../../server/question/question.ts";
import { openWordList } from "../../../server/word/word.ts";

/** Settings of a test's table that replace those of `PlayedGame.settings`. */
export type ChosenSettings = Partial<Omit<TriviaSettings, "gameType"> & Omit<WordBattleSettings, "gameType">>;

/** The synchronized state of each game's room. */
export interface StateOf {
  readonly trivia: TriviaState;
  readonly word_battle: WordBattleState;
}

/** The state of a round that a player needs to answer it; most fields exist only in some games. */
export interface ShownRound {
  readonly round: number;
  readonly question?: string;
  readonly options?: Iterable<string> | undefined;
  readonly letters?: string;
  readonly bibleNames?: boolean;
  readonly correctOption?: number;
  readonly scriptureReference?: string;
  readonly verse?: string;
  readonly words?: { readonly size: number };
  readonly bestWord?: string;
  readonly bestPoints?: number;
}

/** A player's answer in the game's protocol, without its id and round. */
export interface Reply {
  readonly request: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The fields that are saved. */
  readonly answer: string;
}

/** How the tests play a game: the same moves for every game. */
export interface PlayedGame {
  readonly settings: GameSettings;
  /**
   * An answer that earns points (`right`) or none (`wrong`). `nth` selects among several right answers. Throws if the
   * round is not shown yet.
   */
  reply(shown: ShownRound, how: "right" | "wrong", nth?: number): Reply;
  /** The `ownAnswer` of a returning player who hasn't answered. */
  readonly nothing: Readonly<Record<string, unknown>>;
  /** Whether the round can be answered. */
  isShown(shown: ShownRound): boolean;
  /** Whether the state contains anything that must stay secret before the reveal. */
  isSolved(shown: ShownRound): boolean;
  /** An unfinished answer, for games whose clients send drafts to the room. */
  draft?(shown: ShownRound): Omit<Reply, "answer">;
}

const common = {
  roomName: "Sunday table",
  maxPlayers: 6,
  difficulty: "medium",
  rounds: 5,
  timeLimit: 30,
  isPrivate: false,
} as const;

let bank: ReadonlyMap<string, string> | undefined;

/** Looks up the question bank; right options of fake questions start with "Right". */
function isRight({ question = "" }: ShownRound, option: string): boolean {
  bank ??= new Map(readBank().map((each) => [each.question, each.correct_answer]));
  return option.startsWith("Right") || bank.get(question) === option;
}

const words = openWordList();

/** Without rude words, because the reveal masks them. */
const rightWords = (letters: string) =>
  words.wordsIn(letters, { bibleNames: false }).filter((word) => !words.isRude(word));

/** Three of the letters that don't spell a word. */
function noWord(letters: string): string {
  for (const a of letters)
    for (const b of letters)
      for (const c of letters) {
        const tried = a + b + c;
        const isDealt = [...tried].every((letter) => tried.split(letter).length <= letters.split(letter).length);
        if (isDealt && !words.has(tried, { bibleNames: true })) return tried;
      }
  throw new Error(`every three letters of ${letters} are a word`);
}

export const playedGames: Readonly<Record<GameType, PlayedGame>> = {
  trivia: {
    settings: { gameType: "trivia", ...common },
    isShown: ({ options = [] }) => [...options].length === 4,
    reply(shown, how) {
      const options = [...(shown.options ?? [])];
      const right = options.findIndex((option) => isRight(shown, option));
      if (right < 0) throw new Error(`no option of "${shown.question}" is right`);
      const option = how === "right" ? right : (right + 1) % options.length;
      return { request: "answer", payload: { option }, answer: options[option] ?? "" };
    },
    isSolved: ({ correctOption, scriptureReference, verse }) =>
      correctOption !== -1 || scriptureReference !== "" || verse !== "",
    nothing: { option: null },
  },
  word_battle: {
    settings: { gameType: "word_battle", ...common, bibleNames: false },
    isShown: ({ letters = "" }) => letters.length === 7,
    reply({ letters = "" }, how, nth = 0) {
      const word = how === "right" ? rightWords(letters)[nth] : noWord(letters);
      if (word === undefined) throw new Error(`there is no word in "${letters}"`);
      return { request: "word", payload: { word }, answer: word };
    },
    isSolved: ({ words, bestWord, bestPoints }) => words?.size !== 0 || bestWord !== "" || bestPoints !== 0,
    draft: ({ letters = "" }) => ({ request: "draft", payload: { word: letters.slice(0, 4) } }),
    nothing: { word: null, points: 0, isWord: false, draft: "" },
  },
};
