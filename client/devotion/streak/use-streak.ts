import { useQuery } from "@tanstack/react-query";
import { useToday } from "../../frame/use-today.ts";
import { community } from "../../net/community.ts";
import { useSession } from "../../net/session.ts";
import { streakQuery } from "../devotion-queries.ts";
import { usePendingReads } from "../read/pending-reads.ts";
import { streakOn } from "./streak-on.ts";

/** The member's own streak, with the reads that wait on this phone. */
export function useStreak() {
  const { me } = useSession();
  const query = useQuery(streakQuery);
  const today = useToday(community.timeZone);
  const waiting = usePendingReads(me?.memberId);
  const streak =
    query.data &&
    streakOn(
      query.data.streak,
      waiting.map(({ readOn }) => readOn),
      today,
    );
  return { query, streak, today, waiting: waiting.length };
}
