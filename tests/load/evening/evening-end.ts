import type { EveningEnd } from "./evening-faults.ts";
import type { Gathering } from "./gathering.ts";
import type { Script } from "./script.ts";
import { readRecaps, readStored } from "./stored-evening.ts";

/** Collects what phones, wall, database and recaps have after the last result. */
export async function readEnd(databaseUrl: string, gathering: Gathering, script: Script): Promise<EveningEnd> {
  const { phones, roomIds, wallScores, leaks } = gathering;
  const stored = new Map((await readStored(databaseUrl, roomIds)).map((player) => [player.memberId, player]));
  const recaps = await readRecaps(phones);
  const players = phones.map(({ member: { memberId }, roomId, player, receipts, score, rank }) => {
    const [own, recap] = [stored.get(memberId), recaps.get(memberId)];
    if (!own || !recap) throw new Error(`nothing is stored of ${memberId}`);
    return {
      memberId,
      roomId,
      scripted: { score: script.score(player), rightAnswers: script.rightAnswers(player) },
      receipts,
      shownScore: score,
      shownRank: rank,
      stored: own,
      recap,
    };
  });
  return { players, wallScores, questions: script.questions.map(({ question }) => question), leaks };
}
