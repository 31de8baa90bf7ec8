import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type AgeConfirmation,
  confirmAgeGroup,
  confirmAges,
  findNewcomers,
  listAgeConfirmations,
  listNewcomers,
  type Newcomer,
  type NewcomerFound,
  undoAgeConfirmation,
} from "../../../schema/safety/newcomer-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./newcomer-text.ts";

/** All lists of ages, so that they are refetched together. */
export const agesKey = ["safety", "ages"] as const;

export const newcomersQuery = (page: number) =>
  queryOptions({
    queryKey: [...agesKey, "waiting", page],
    queryFn: () => call(listNewcomers, { query: { page } }),
    placeholderData: keepPreviousData,
  });

export const newcomersFoundQuery = (name: string) =>
  queryOptions({
    queryKey: [...agesKey, "found", name],
    queryFn: () => call(findNewcomers, { query: { name } }),
    placeholderData: keepPreviousData,
  });

export const ageConfirmationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...agesKey, "confirmed", page],
    queryFn: () => call(listAgeConfirmations, { query: { page } }),
    placeholderData: keepPreviousData,
  });

const showError = (error: Error) => toastError(error);

function useRefreshAges() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: agesKey });
}

/** Confirms the ages of these members, and says if a date has changed in the meantime. */
export function useConfirmAges(onDone: () => void) {
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
    onError: showError,
    onSettled: useRefreshAges(),
  });
}

/** Confirms what a member's birth date says of their age group, and says what that is worth. */
export function useConfirmAgeGroup() {
  return useMutation({
    mutationFn: ({ memberId, ageGroup }: NewcomerFound) =>
      call(confirmAgeGroup, { params: { memberId }, body: { ageGroup } }),
    onSuccess: ({ outcome }, { displayName }) => toast(text.outcomeToast(outcome, displayName)),
    onError: showError,
    onSettled: useRefreshAges(),
  });
}

export function useUndoConfirmation() {
  return useMutation({
    mutationFn: ({ confirmationId }: AgeConfirmation) => call(undoAgeConfirmation, { params: { confirmationId } }),
    onSuccess: (_, { displayName }) => toast({ title: text.undoneToast(displayName) }),
    onError: showError,
    onSettled: useRefreshAges(),
  });
}
