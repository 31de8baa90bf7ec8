import { gameStateClass } from "../../schema/game/state.ts";
import { SPARE_ROUNDS } from "../../schema/limits.ts";
import { triviaGame } from "../../schema/trivia/game.ts";
import type { TriviaSettings } from "../../schema/trivia/settings.ts";
import type { TriviaState } from "../../schema/trivia/state.ts";
import type { Game, GameContext } from "../support/game/game.ts";
import type { RoundContent } from "../support/game/ports.ts";
import type { Judgement } from "../support/game/round-answers.ts";
import { shuffled } from "../support/game/shuffled.ts";
import { callPort } from "../support/port-call.ts";
import { type DrawnQuestion, drawnQuestions, type TriviaPorts } from "./ports.ts";
import { isCorrectAnswer, score } from "./rules.ts";

interface TriviaAnswer extends Judgement {
  readonly option: number;
}

interface Trivia {
  readonly settings: TriviaSettings;
  readonly state: TriviaState;
  readonly secret: { questions: readonly DrawnQuestion[] };
  readonly answer: TriviaAnswer;
  readonly ports: TriviaPorts;
  readonly requests: typeof triviaGame.requests;
}

const State = gameStateClass(triviaGame.fields);

type Shown = Pick<Trivia, "state" | "secret">;

/** The question of the current round. */
const questionOf = ({ state, secret }: Shown): DrawnQuestion | undefined => secret.questions[state.round - 1];

export const trivia: Game<Trivia> = {
  declared: triviaGame,
  newState: (opening) => new State(opening),
  newSecret: () => ({ questions: [] }),

  async prepare({ state, secret, settings, ports }, memberIds) {
    const { difficulty, rounds } = settings;
    const count = rounds + SPARE_ROUNDS;
    secret.questions = await callPort(() => ports.drawQuestions({ difficulty, count, memberIds }));
    if (secret.questions.length === 0) return "trivia/no-questions";
    state.rounds = Math.min(rounds, secret.questions.length);
    return undefined;
  },

  comingRound(context, round, before) {
    const drawn = context.secret.questions[round - 1];
    if (!drawn) return undefined;
    const { question, category } = drawn;
    const options = before?.question?.options ?? shuffledOptions(context, drawn);
    return { content: contentOf(drawn, options), shown: { question, category, options } };
  },

  showRound(context, before) {
    const { state } = context;
    const drawn = questionOf(context);
    if (!drawn) return;
    state.question = drawn.question;
    state.category = drawn.category;
    state.options.push(...(before?.question?.options ?? shuffledOptions(context, drawn)));
  },

  content: ({ secret }) => secret.questions,
  restoreContent({ secret }, content) {
    secret.questions = drawnQuestions.parse(content);
  },
  restoreAnswer: ({ state }, answer) => ({ ...answer, option: state.options.indexOf(answer.answer) }),

  roundContent(context) {
    const drawn = questionOf(context);
    return drawn ? contentOf(drawn, [...context.state.options]) : { id: null, text: null };
  },

  showSolution(context) {
    const { state } = context;
    const drawn = questionOf(context);
    if (!drawn) return;
    state.choiceCounts.push(...choiceCounts(context));
    state.correctOption = correctOptionOf([...state.options], drawn);
    state.scriptureReference = drawn.scriptureReference;
    state.verse = drawn.verse;
    state.translation = drawn.translation;
  },

  clearRound({ state }) {
    state.question = "";
    state.category = "";
    state.options.clear();
    state.choiceCounts.clear();
    state.correctOption = -1;
    state.scriptureReference = "";
    state.verse = "";
    state.isSkipped = false;
  },

  // GAME-72: the questions after those of the rounds are spare ones.
  skipRound({ state, secret }) {
    state.isSkipped = true;
    return secret.questions.length > state.rounds;
  },

  receiptOf: ({ option }) => ({ option }),
  ownAnswer: ({ answerOf }, memberId) => ({ option: answerOf(memberId)?.option ?? null }),

  handlers: {
    skip: ({ skipRound }, { round }) => skipRound(round),
    answer: (request, { id, round, option }) =>
      request.answer(
        { id, round },
        {
          // TRIVIA-4
          refusal: () => (option < request.state.options.length ? undefined : "message/invalid"),
          judge: (responseMs) => judge(request, option, responseMs),
        },
      ),
  },
};

/** TRIVIA-3 */
function shuffledOptions({ environment }: Pick<GameContext<Trivia>, "environment">, drawn: DrawnQuestion): string[] {
  return shuffled([drawn.correctAnswer, ...drawn.incorrectAnswers], () => environment.random());
}

function contentOf(drawn: DrawnQuestion, options: readonly string[]): RoundContent {
  const { questionId: id, question, scriptureReference } = drawn;
  const correctOption = correctOptionOf(options, drawn);
  return { id, text: null, question: { question, options, correctOption, scriptureReference } };
}

const correctOptionOf = (options: readonly string[], { correctAnswer }: DrawnQuestion): number =>
  options.findIndex((option) => isCorrectAnswer(option, correctAnswer));

/** TRIVIA-8 */
function choiceCounts({ state, answerOf }: Pick<GameContext<Trivia>, "state" | "answerOf">): number[] {
  const chosen = [...state.players.keys()].map((memberId) => answerOf(memberId)?.option);
  return [...state.options.keys()].map((option) => chosen.filter((each) => each === option).length);
}

function judge(shown: Shown, option: number, responseMs: number): TriviaAnswer {
  const { timeLimit: timeLimitSeconds, options } = shown.state;
  const drawn = questionOf(shown);
  const answer = options[option] ?? "";
  const isCorrect = drawn !== undefined && isCorrectAnswer(answer, drawn.correctAnswer);
  const points = score({ points: drawn?.points ?? 0, isCorrect, responseMs, timeLimitSeconds });
  return { option, answer, points, isCorrect };
}
