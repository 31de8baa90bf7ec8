import { startDaily } from "../../../schema/daily/api.ts";
import { answerStep, showStep } from "../../../schema/solo/api.ts";
import type { SoloGame } from "../../../schema/solo/solo.ts";
import { percentile } from "../measure.ts";
import type { Member } from "../member/member.ts";
import { query } from "../server/own-database.ts";
import { benchLine } from "./support/line.ts";
import { atMost, type Metric } from "./support/metric.ts";

const sizes = { full: { members: 1000, atOnce: 50 }, smallest: { members: 4, atOnce: 4 } };

/** Everyone in a community plays the daily five within minutes, for instance when its reminder is read. */
export const daily = benchLine({
  id: "D1",
  title: `the daily five, played by ${sizes.full.members} members: the same for all, once each`,
  sizes,
  async measure(bench, { members, atOnce }) {
    const benchServer = await bench.lampstand(members);
    try {
      const took: number[] = [];
      const sets = new Set<string>();
      const waiting = (benchServer.guests as Member[]).values();
      let done = 0;
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (const member of waiting) {
            sets.add(await play(member, took));
            done += 1;
            bench.say(`${done} of ${members} members have played`);
          }
        }),
      );
      const [stored] = await query<{ games: number; sets: number }>(
        benchServer.databaseUrl,
        `select count(*)::int as games, count(distinct set_id)::int as sets from solo_games where finished_at is not null`,
      );
      return [
        { what: "different sets that were seen", measured: sets.size, unit: "sets", goal: atMost(1) },
        { what: "finished games stored", measured: stored?.games ?? 0, unit: "games", goal: atMost(members) },
        { what: "games missing", measured: members - (stored?.games ?? 0), unit: "games", goal: atMost(0) },
        { what: `one answer, ${atOnce} members at once, p50`, measured: percentile(took, 0.5), unit: "ms" },
        { what: "  p99", measured: percentile(took, 0.99), unit: "ms" },
      ] satisfies Metric[];
    } finally {
      await benchServer.close();
    }
  },
});

/** Plays to the end. Returns what was asked. Throws if a reply holds a solution too early. */
async function play(member: Member, took: number[]): Promise<string> {
  const begun = await member.call(startDaily, { body: {} });
  let { game }: { game: SoloGame } = begun;
  while (!game.isFinished) {
    const step = game.solved.length + 1;
    const params = { gameId: game.gameId };
    const shown = await member.call(showStep, { params, body: { step } });
    const solutions = JSON.stringify(shown).match(/"(correctOption|bestWord)"/g)?.length ?? 0;
    if (solutions !== step - 1) throw new Error(`${solutions} solutions before the answer to part ${step}`);
    const answer =
      shown.game.running?.kind === "rack" ? { kind: "none" as const } : { kind: "option" as const, option: 1 };
    const began = performance.now();
    ({ game } = await member.call(answerStep, { params, body: { step, answer } }));
    took.push(performance.now() - began);
  }
  return game.solved.map((part) => (part.kind === "rack" ? part.letters : part.question)).join("\n");
}
