import { answerStep, showStep } from "../../../schema/solo/api.ts";
import type { SoloAnswer, SoloGame } from "../../../schema/solo/solo.ts";
import type { Person } from "../account/people.ts";

/** Shows the next part of a game. */
export const showNext = async (person: Person, { gameId, solved }: SoloGame): Promise<SoloGame> => {
  const step = solved.length + 1;
  return (await person.must(showStep, { params: { gameId }, body: { step } })).game;
};

/** Answers a part. */
export const giveAnswer = (person: Person, { gameId }: Pick<SoloGame, "gameId">, step: number, answer: SoloAnswer) =>
  person.must(answerStep, { params: { gameId }, body: { step, answer } });

const usual = ({ running }: SoloGame): SoloAnswer =>
  running?.kind === "rack" ? { kind: "none" } : { kind: "option", option: 0 };

/** Plays a game to its end, by default with the first option of each question and no word. */
export async function playToEnd(person: Person, game: SoloGame, choose = usual): Promise<SoloGame> {
  let now = game;
  while (!now.isFinished) {
    const shown = await showNext(person, now);
    now = (await giveAnswer(person, shown, shown.running?.step ?? 0, choose(shown))).game;
  }
  return now;
}
