import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { confirmAges, listConfirmedAges, listNewcomers, type Newcomer } from "../../../schema/safety/newcomer-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./newcomer-text.ts";

/** Both lists of ages, so that they are refetched together. */
export const agesKey = ["safety", "ages"] as const;

export const newcomersQuery = (page: number) =>
  queryOptions({
    queryKey: [...agesKey, "waiting", page],
    queryFn: () => call(listNewcomers, { query: { page } }),
    placeholderData: keepPreviousData,
  });

export const confirmedAgesQuery = (page: number) =>
  queryOptions({
    queryKey: [...agesKey, "confirmed", page],
    queryFn: () => call(listConfirmedAges, { query: { page } }),
    placeholderData: keepPreviousData,
  });

/** Confirms the ages of these members, and says if a date has changed in the meantime. */
export function useConfirmAges(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (members: readonly Pick<Newcomer, "memberId" | "displayName" | "birthDate">[]) =>
      call(confirmAges, { body: { members: members.map(({ memberId, birthDate }) => ({ memberId, birthDate })) } }),
    onSuccess({ confirmed }, members) {
      const done = members.filter(({ memberId }) => confirmed.includes(memberId));
      if (done.length > 0) toast({ title: text.confirmedToast(done.map(({ displayName }) => displayName)) });
      const changed = members.length - done.length;
      if (changed > 0) toast({ title: text.changedTitle, message: text.changedToast(changed), variant: "destructive" });
      onDone();
    },
    onError: (error) => toastError(error),
    onSettled: () => client.invalidateQueries({ queryKey: agesKey }),
  });
}
