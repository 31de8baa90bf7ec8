import type { BotClient } from "../bot-client.ts";
import type { Member } from "../member/member.ts";
import { query } from "../server/own-database.ts";
import { benchLine, oneSize } from "./support/line.ts";
import { atMost, type Metric } from "./support/metric.ts";

const CLOSED_WITHIN_SECONDS = 2;
const settings = { roomName: "Access", maxPlayers: 2, timeLimit: 60, difficulty: "easy", rounds: 5 } as const;

/** The ways to end a member's access, as another process would write them to the database. */
const ends = {
  "signed out": "delete from sessions where user_id = $1",
  suspended: "update users set suspended_at = now() where id = $1",
  "session expired": "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
};

export const accessEnds = benchLine({
  id: "S5",
  title: "from the end of a member's access to the end of their game socket",
  sizes: oneSize,
  async measure(bench) {
    const statements = Object.entries(ends);
    const benchServer = await bench.lampstand(1 + statements.length);
    const [host, ...members] = benchServer.guests as readonly [Member, ...Member[]];
    const metrics: Metric[] = [];
    try {
      for (const [at, [what, sql]] of statements.entries()) {
        const member = members[at] as Member;
        const table = await host.open(settings);
        const client = await member.join({ roomId: table.roomId, roomCode: table.view.roomCode });
        const closed = closeOf(client);
        const endedAt = performance.now();
        await query(benchServer.databaseUrl, sql, [member.memberId]);
        await closed;
        const seconds = (performance.now() - endedAt) / 1000;
        metrics.push({ what, measured: seconds, unit: "s", goal: atMost(CLOSED_WITHIN_SECONDS) });
        table.leave();
      }
      return metrics;
    } finally {
      await benchServer.close();
    }
  },
});

function closeOf(client: BotClient): Promise<number> {
  const ignore = () => {};
  return new Promise((resolve) =>
    client.listen({ changed: ignore, receipt: ignore, refused: ignore, closed: resolve }),
  );
}
