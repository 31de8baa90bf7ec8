import { queryOptions, useMutation } from "@tanstack/react-query";
import type { BodyInputOf } from "../../../schema/endpoint.ts";
import {
  readSettings,
  readSetup,
  recordSetup,
  removeLogo,
  type SettingsReply,
  testMail,
} from "../../../schema/setting/admin-api.ts";
import { call } from "../../net/http/http.ts";
import { queryClient } from "../../net/query/query-client.ts";

export const settingsQuery = queryOptions({
  queryKey: ["admin", "settings"],
  queryFn: ({ signal }) => call(readSettings, { signal }),
  staleTime: 0,
});

export const setupQuery = queryOptions({
  queryKey: ["admin", "setup"],
  queryFn: ({ signal }) => call(readSetup, { signal }),
  staleTime: 0,
});

export const saveReply = (reply: SettingsReply): void =>
  queryClient.setQueryData(settingsQuery.queryKey, reply) && void 0;

export const useRemoveLogo = () => useMutation({ mutationFn: () => call(removeLogo), onSuccess: saveReply });

/** A mail that a mail server has taken is a step of the setup, and ends what is said of refused ones. */
export const useTestMail = () =>
  useMutation({
    mutationFn: () => call(testMail),
    onSuccess: () =>
      Promise.all([setupQuery, settingsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey }))),
  });

export const useRecordSetup = () =>
  useMutation({
    mutationFn: (body: BodyInputOf<typeof recordSetup>) => call(recordSetup, { body }),
    onSuccess: (state) => queryClient.setQueryData(setupQuery.queryKey, state),
  });
