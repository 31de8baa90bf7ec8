import { useSyncExternalStore } from "react";
import { useDataSaving } from "../../net/data-saver.ts";
import { DEVICE_PREFIX, localStore, onSaved, readSaved, writeSaved } from "../../net/storage/local-storage.ts";

const KEY = `${DEVICE_PREFIX}muted`;
const KEPT_DAYS = 365;

/** Whether games are silent on this device. */
export const isMuted = (): boolean => readSaved(localStore(), KEY) === true;

export const mute = (isSilent: boolean): void => writeSaved(localStore(), KEY, isSilent, KEPT_DAYS);

interface SoundSetting {
  /** False on a device that saves data: it fetches no sounds. */
  isOffered: boolean;
  isMuted: boolean;
}

export function useSoundSetting(): SoundSetting {
  return { isOffered: !useDataSaving(), isMuted: useSyncExternalStore(onSaved, isMuted, () => false) };
}
