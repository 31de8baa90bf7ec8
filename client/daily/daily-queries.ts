import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { readDaily, readDailyBoard, readDayBefore, startDaily } from "../../schema/daily/api.ts";
import { showStep } from "../../schema/solo/api.ts";
import { toastError } from "../frame/error-text.ts";
import { useToday } from "../frame/use-today.ts";
import { community } from "../net/community.ts";
import { call } from "../net/http/http.ts";
import { useSession } from "../net/session.ts";

/** What of the day there is for the caller. A refresh of it refreshes the board, too. */
export const dailyKey = ["daily"] as const;

/** How far the member has come. It is read again at midnight. Visitors have nothing to read. */
export function useDaily() {
  const { status } = useSession();
  const today = useToday(community.timeZone);
  return useQuery({
    queryKey: [...dailyKey, "today", today],
    queryFn: ({ signal }) => call(readDaily, { signal }),
    placeholderData: keepPreviousData,
    enabled: status === "signed-in",
  });
}

export const dailyBoardQuery = queryOptions({
  queryKey: [...dailyKey, "board"],
  queryFn: ({ signal }) => call(readDailyBoard, { signal }),
});

export const dayBeforeQuery = queryOptions({
  queryKey: [...dailyKey, "day-before"],
  queryFn: ({ signal }) => call(readDayBefore, { signal }),
});

/** Begins today’s game with its first question: one press. A game that was begun elsewhere goes on where it is. */
export function useStartDaily() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn() {
      const { game } = await call(startDaily, { body: {} });
      if (game.solved.length > 0 || game.running) return;
      await call(showStep, { params: { gameId: game.gameId }, body: { step: 1 } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: dailyKey }),
    onError: (error) => toastError(error),
  });
}
