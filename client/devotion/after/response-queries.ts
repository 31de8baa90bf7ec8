import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import {
  type DevotionReaction,
  type DevotionReactions,
  deleteAnswer,
  listAnswers,
  react,
  readReactions,
  takeReactionBack,
} from "../../../schema/devotion/response-api.ts";
import { block } from "../../../schema/safety/api.ts";
import { call } from "../../net/http/http.ts";
import { byCursor } from "../../net/query/by-cursor.ts";
import { queryClient } from "../../net/query/query-client.ts";

// Not among what is saved for reading offline: these are words of other members.
const responseKey = ["devotion-response"] as const;

export const reactionsQuery = (devotionId: string) =>
  queryOptions({
    queryKey: [...responseKey, "reactions", devotionId],
    queryFn: ({ signal }) => call(readReactions, { params: { devotionId }, signal }),
  });

export const answersQuery = (devotionId: string) =>
  infiniteQueryOptions({
    queryKey: [...responseKey, "answers", devotionId],
    queryFn: ({ signal, pageParam: before }) =>
      call(listAnswers, { params: { devotionId }, query: { before }, signal }),
    ...byCursor,
  });

/** Reads reactions and answers again. */
export const refreshResponses = (): Promise<void> => queryClient.invalidateQueries({ queryKey: responseKey });

/** The reactions after the member has pressed one: theirs again takes it back. */
export function afterPress({ counts, mine }: DevotionReactions, pressed: DevotionReaction): DevotionReactions {
  const next = pressed === mine ? null : pressed;
  const others = counts.map(({ reaction, count }) => ({ reaction, count: count - (reaction === mine ? 1 : 0) }));
  const known = others.some(({ reaction }) => reaction === next);
  const all = next === null || known ? others : [...others, { reaction: next, count: 0 }];
  return {
    mine: next,
    counts: all
      .map(({ reaction, count }) => ({ reaction, count: count + (reaction === next ? 1 : 0) }))
      .filter(({ count }) => count > 0),
  };
}

/** Reacts, or takes the reaction back. It shows at once, and the server's reply corrects it. */
export function useReact(devotionId: string) {
  const { queryKey } = reactionsQuery(devotionId);
  return useMutation({
    mutationFn: ({ reaction, isMine }: { reaction: DevotionReaction; isMine: boolean }) =>
      isMine
        ? call(takeReactionBack, { params: { devotionId } })
        : call(react, { params: { devotionId }, body: { reaction } }),
    async onMutate({ reaction }) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && afterPress(known, reaction));
    },
    onSuccess: (reactions) => void queryClient.setQueryData(queryKey, reactions),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

export const useDeleteAnswer = (answerId: string) =>
  useMutation({ mutationFn: () => call(deleteAnswer, { params: { answerId } }), onSettled: refreshResponses });

export const useBlockWriter = () =>
  useMutation({ mutationFn: (memberId: string) => call(block, { params: { memberId } }), onSettled: refreshResponses });
