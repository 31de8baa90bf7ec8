import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { answerStep, readSoloGame, showStep } from "../../schema/solo/api.ts";
import type { SoloAnswer, SoloGame } from "../../schema/solo/solo.ts";
import { toastError } from "../frame/error-text.ts";
import { codeOf, isPassing } from "../net/http/api-error.ts";
import { call } from "../net/http/http.ts";

/** A game, and this device's time when it arrived. */
export interface ArrivedGame {
  readonly game: SoloGame;
  readonly arrivedAt: number;
}

export const arrived = ({ game }: { game: SoloGame }): ArrivedGame => ({ game, arrivedAt: Date.now() });

export const soloKey = (gameId: string) => ["solo", gameId] as const;

export const soloQuery = (gameId: string) =>
  queryOptions({
    queryKey: soloKey(gameId),
    queryFn: async ({ signal }) => arrived(await call(readSoloGame, { params: { gameId }, signal })),
  });

/** Both calls may be sent again: the server counts an answer once, and a part is shown once. */
const retry = (tries: number, error: unknown): boolean => tries < 3 && isPassing(codeOf(error));

/** Shows the next part, and answers it. */
export function useSoloMoves(gameId: string, onAnswered: (reply: { game: SoloGame; isAccepted: boolean }) => void) {
  const client = useQueryClient();
  const keep = (reply: { game: SoloGame }) => client.setQueryData(soloKey(gameId), arrived(reply));
  const onError = (error: unknown) => {
    toastError(error);
    // Perhaps the game has gone on elsewhere.
    void client.invalidateQueries({ queryKey: soloKey(gameId) });
  };
  const show = useMutation({
    mutationFn: (step: number) => call(showStep, { params: { gameId }, body: { step } }),
    retry,
    onSuccess: keep,
    onError,
  });
  const answer = useMutation({
    mutationFn: (body: { step: number; answer: SoloAnswer }) => call(answerStep, { params: { gameId }, body }),
    retry,
    onSuccess(reply) {
      keep(reply);
      onAnswered(reply);
    },
    onError,
  });
  return { show, answer };
}
