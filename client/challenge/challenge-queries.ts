import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  declineChallenge,
  listChallenges,
  makeChallenge,
  playChallenge,
  readChallenge,
  sendChallenge,
} from "../../schema/challenge/api.ts";
import { toastError } from "../frame/error-text.ts";
import { call } from "../net/http/http.ts";

export const challengeKey = ["challenge"] as const;
export const CHALLENGES_PATH = "/games/challenges";
export const challengePath = (challengeId: string): string => `${CHALLENGES_PATH}/${challengeId}`;

export const challengesQuery = queryOptions({
  queryKey: [...challengeKey, "list"],
  queryFn: ({ signal }) => call(listChallenges, { signal }),
});

export const challengeQuery = (challengeId: string) =>
  queryOptions({
    queryKey: [...challengeKey, challengeId],
    queryFn: ({ signal }) => call(readChallenge, { params: { challengeId }, signal }),
  });

const onError = (error: unknown) => toastError(error);

export function useMakeChallenge(onMade: (challengeId: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(makeChallenge, { body: {} }),
    onSuccess({ challengeId }) {
      void client.invalidateQueries({ queryKey: challengeKey });
      onMade(challengeId);
    },
    onError,
  });
}

/** What a member does with one challenge. Afterwards it is read again. */
export function useChallengeMoves(challengeId: string) {
  const client = useQueryClient();
  const params = { challengeId };
  const refresh = () => client.invalidateQueries({ queryKey: challengeKey });
  return {
    refresh,
    play: useMutation({
      mutationFn: () => call(playChallenge, { params, body: {} }),
      onSuccess: refresh,
      onError,
    }),
    send: useMutation({
      mutationFn: (memberId: string) => call(sendChallenge, { params, body: { memberId } }),
      onSuccess: refresh,
      onError,
    }),
    decline: useMutation({ mutationFn: () => call(declineChallenge, { params, body: {} }), onError }),
  };
}
