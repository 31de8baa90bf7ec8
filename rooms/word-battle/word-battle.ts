import { eventStateOf } from "../../schema/game/event-state.ts";
import { gameStateClass } from "../../schema/game/state.ts";
import { EVENT_LEADERS, WORD_MIN_LENGTH } from "../../schema/limits.ts";
import { wordBattleGame } from "../../schema/word-battle/game.ts";
import type { WordBattleSettings } from "../../schema/word-battle/settings.ts";
import type { WordBattleState } from "../../schema/word-battle/state.ts";
import type { Game, GameContext } from "../support/game/game.ts";
import type { RoundContent } from "../support/game/ports.ts";
import type { Judgement } from "../support/game/round-answers.ts";
import { dealRack } from "./deal-rack.ts";
import type { WordBattlePorts } from "./ports.ts";
import { bestKnownOf, bestOf, betterWord, isDealt, masked, score, upperCase, wordError } from "./rules.ts";

interface WordBattle {
  readonly settings: WordBattleSettings;
  readonly state: WordBattleState;
  /** The letters on each player's board, by member id. */
  readonly secret: { readonly drafts: Map<string, string> };
  readonly answer: Judgement;
  readonly ports: WordBattlePorts;
  readonly requests: typeof wordBattleGame.requests;
}

const State = gameStateClass(wordBattleGame.fields);

export const wordBattle: Game<WordBattle> = {
  declared: wordBattleGame,
  immediate: ["draft"],
  newState: (opening) => new State(opening),
  newSecret: () => ({ drafts: new Map() }),
  // Nothing to load: racks are dealt round by round from the word list in memory.
  prepare: async () => undefined,

  comingRound(context, _round, drawn) {
    const letters = drawn?.text ?? deal(context);
    return { content: contentOf(letters), shown: { letters } };
  },
  showRound(context, drawn) {
    context.state.letters = drawn?.text ?? deal(context);
  },
  restoreAnswer: (_, answer) => answer,

  roundContent: ({ state }) => contentOf(state.letters),

  showSolution({ state, ports: { words }, answerOf }) {
    const played = [...state.players.keys()].flatMap((memberId) => {
      const given = answerOf(memberId);
      // WORD-10: a word that is not on the list may be rude too.
      return given ? [{ memberId, word: given.answer, isShown: given.isCorrect && !words.isRude(given.answer) }] : [];
    });
    const shown = played.filter(({ isShown }) => isShown).map(({ word }) => word);
    for (const { memberId, word, isShown } of eventStateOf(state) ? bestPlayed(played) : played) {
      state.words.set(memberId, isShown ? word : masked(word));
    }
    const known = bestKnownOf(words.wordsIn(state.letters, state), words);
    state.bestWord = betterWord(bestOf(shown), known);
    state.bestPoints = score(state.bestWord);
  },

  clearRound({ state, secret }) {
    secret.drafts.clear();
    state.letters = "";
    state.words.clear();
    state.bestWord = "";
    state.bestPoints = 0;
  },

  // WORD-7
  forcedAnswers(context) {
    const { state, secret } = context;
    return [...state.players.values()].flatMap(({ memberId, isActive }) => {
      const word = secret.drafts.get(memberId) ?? "";
      if (!isActive || word.length < WORD_MIN_LENGTH) return [];
      return [{ memberId, judge: () => judge(context, word) }];
    });
  },

  receiptOf: ({ answer, points, isCorrect }) => ({ word: answer, points, isWord: isCorrect }),

  ownAnswer({ secret, answerOf }, memberId) {
    const { answer: word = null, points = 0, isCorrect = false } = answerOf(memberId) ?? {};
    return { word, points, isWord: isCorrect, draft: secret.drafts.get(memberId) ?? "" };
  },

  handlers: {
    word(request, { id, round, word }) {
      const played = upperCase(word);
      return request.answer(
        { id, round },
        {
          refusal: () => wordError(played, request.state.letters),
          judge: () => judge(request, played),
        },
      );
    },
    draft({ state, secret, player, timingRefusal }, { round, word }) {
      const draft = upperCase(word);
      // The last draft is sent when the time ends and arrives after it. It counts as long as the round is open.
      const refusal = timingRefusal(round);
      if (refusal) return refusal;
      if (!isDealt(draft, state.letters)) return "word-battle/not-dealt";
      secret.drafts.set(player.memberId, draft);
      return undefined;
    },
  },
};

function deal({ state, settings, ports, environment }: GameContext<WordBattle>): string {
  const { bibleNames } = state;
  const { difficulty } = settings;
  return dealRack(() => environment.random(), { words: ports.words, difficulty, bibleNames });
}

const contentOf = (letters: string): RoundContent => ({ id: null, text: letters });

/** GAME-133: everyone in the room of an event sees the words of a few. */
const bestPlayed = <Played extends { readonly word: string; readonly isShown: boolean }>(played: readonly Played[]) =>
  played
    .filter(({ isShown }) => isShown)
    .sort((one, other) => score(other.word) - score(one.word))
    .slice(0, EVENT_LEADERS);

function judge({ ports, state }: GameContext<WordBattle>, answer: string): Judgement {
  const isCorrect = ports.words.has(answer, state);
  return { answer, points: isCorrect ? score(answer) : 0, isCorrect };
}
