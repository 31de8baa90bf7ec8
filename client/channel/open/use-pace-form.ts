import { type Channel, setChannelPace } from "../../../schema/channel/api.ts";
import type { SlowSeconds } from "../../../schema/channel/pace.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import * as text from "./pace-text.ts";

type PaceValues = {
  isQuiet: boolean;
  from: string;
  until: string;
  /** Seconds, as the list of choices has them. */
  slow: string;
};

/** Suggested to whoever turns quiet hours on. */
const USUAL = { from: "22:00", until: "06:00" };

const bodyOf = ({ isQuiet, from, until, slow }: PaceValues) => ({
  quietHours: isQuiet ? { from, until } : null,
  slowSeconds: Number(slow) as SlowSeconds,
});

function faultsOf({ isQuiet, from, until }: PaceValues): { from?: string; until?: string } {
  if (!isQuiet) return {};
  if (from === "") return { from: text.timeMissing };
  if (until === "") return { until: text.timeMissing };
  return from === until ? { until: text.sameTimes } : {};
}

/** The form for a channel's quiet hours and slow mode. */
export function usePaceForm({ channelId, pace }: Channel, onSaved: (channel: Channel) => void) {
  const hours = pace?.quietHours ?? null;
  return useApiForm<typeof setChannelPace, PaceValues>(setChannelPace, {
    params: { channelId },
    defaultValues: { isQuiet: hours !== null, ...(hours ?? USUAL), slow: String(pace?.slowSeconds ?? 0) },
    toBody: bodyOf,
    check: faultsOf,
    onSuccess: onSaved,
  });
}

export type PaceForm = ReturnType<typeof usePaceForm>;
