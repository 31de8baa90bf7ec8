import { useSyncExternalStore } from "react";
import { DEVICE_PREFIX, localStore, onSaved, readSaved, writeSaved } from "../../net/storage/local-storage.ts";

const KEY = `${DEVICE_PREFIX}reactions-hidden`;
const KEPT_DAYS = 365;

/** GAME-85: whether this device shows no reactions. */
export const areReactionsHidden = (): boolean => readSaved(localStore(), KEY) === true;

export const hideReactions = (isHidden: boolean): void => writeSaved(localStore(), KEY, isHidden, KEPT_DAYS);

/** The same for components. */
export const useReactionsHidden = (): boolean => useSyncExternalStore(onSaved, areReactionsHidden, () => false);
