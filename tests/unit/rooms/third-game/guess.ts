import type { Game } from "../../../../rooms/support/game/game.ts";
import type { GamePorts } from "../../../../rooms/support/game/ports.ts";
import type { Judgement } from "../../../../rooms/support/game/round-answers.ts";
import { gameStateClass } from "../../../../schema/game/state.ts";
import { type GuessSettings, type GuessState, guessGame } from "./declaration.ts";
import { drawNumber, pointsFor } from "./rules.ts";

/** In the project this would be `rooms/guess/guess.ts`. */
interface Guess {
  readonly settings: GuessSettings;
  readonly state: GuessState;
  readonly secret: { number: number };
  readonly answer: Judgement & { readonly number: number };
  readonly ports: GamePorts;
  readonly requests: typeof guessGame.requests;
}

const State = gameStateClass(guessGame.fields);

export const guess: Game<Guess> = {
  declared: guessGame,
  newState: (opening) => new State(opening),
  newSecret: () => ({ number: 0 }),
  prepare: async () => undefined,
  showRound({ secret, environment }, drawn) {
    secret.number = drawn ? Number(drawn.text) : drawNumber(() => environment.random());
  },
  restoreAnswer: (_, answer) => ({ ...answer, number: Number(answer.answer) }),
  roundContent: ({ secret }) => ({ id: null, text: String(secret.number) }),
  showSolution({ state, secret }) {
    state.number = secret.number;
  },
  clearRound({ state }) {
    state.number = 0;
  },
  receiptOf: ({ number }) => ({ number }),
  ownAnswer: ({ answerOf }, memberId) => ({ number: answerOf(memberId)?.number ?? null }),
  handlers: {
    guess: ({ secret, answer }, { id, round, number }) =>
      answer(
        { id, round },
        {
          refusal: () => undefined,
          judge: () => {
            const points = pointsFor(number, secret.number);
            return { number, points, answer: String(number), isCorrect: number === secret.number };
          },
        },
      ),
  },
};
