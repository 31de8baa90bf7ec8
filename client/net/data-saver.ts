import { useSyncExternalStore } from "react";
import { DATA_SAVER_KEY, localStore, onSaved, readSaved, writeSaved } from "./storage/local-storage.ts";

const KEPT_DAYS = 365;

/** Chrome on Android has a setting that saves data; Safari and Firefox don't tell. */
interface NetworkInformation {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether this device saves data: as its owner chose here, otherwise as the browser says. */
export function isDataSaving(): boolean {
  const chosen = readSaved(localStore(), DATA_SAVER_KEY);
  return typeof chosen === "boolean" ? chosen : (navigator as NetworkInformation).connection?.saveData === true;
}

export const chooseDataSaving = (isOn: boolean): void => writeSaved(localStore(), DATA_SAVER_KEY, isOn, KEPT_DAYS);

/** The same for components. False in prerendered pages. */
export const useDataSaving = (): boolean => useSyncExternalStore(onSaved, isDataSaving, () => false);
