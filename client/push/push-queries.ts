import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type PushSettings, readPush, savePushSettings } from "../../schema/push/api.ts";
import { toastError } from "../frame/error-text.ts";
import { call } from "../net/http/http.ts";
import { toast } from "../ui/feedback/toast.ts";
import { turnOff, turnOn } from "./device.ts";
import "./push-errors.ts";
import * as text from "./push-text.ts";

export const pushQuery = queryOptions({ queryKey: ["push"], queryFn: ({ signal }) => call(readPush, { signal }) });

/** Turns notifications on this device on or off. */
export function useDeviceSwitch(publicKey: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) return await turnOn(publicKey);
      await turnOff();
      return "off";
    },
    onSuccess(outcome) {
      if (outcome === "done") toast(text.turnedOn);
      if (outcome === "denied") toast({ ...text.deniedToast, variant: "destructive" });
      if (outcome === "not-ready") toast({ ...text.notReadyToast, variant: "destructive" });
    },
    onError: (error) => toastError(error, text.saveFailed),
    onSettled: () => client.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
}

const settingsKey = [...pushQuery.queryKey, "settings"] as const;

/** Saves the settings. They show at once, and go back if they could not be saved. */
export function useSavePushSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: settingsKey,
    mutationFn: (body: PushSettings) => call(savePushSettings, { body }),
    async onMutate(settings) {
      // A read that began before would take the change back.
      await client.cancelQueries({ queryKey: pushQuery.queryKey, exact: true });
      client.setQueryData(pushQuery.queryKey, (known) => known && { ...known, settings });
    },
    onError: (error) => toastError(error, text.saveFailed),
    async onSettled() {
      // So would a read while another change is on its way.
      const isLast = client.isMutating({ mutationKey: settingsKey }) === 1;
      if (isLast) await client.invalidateQueries({ queryKey: pushQuery.queryKey });
    },
  });
}
