import { DEVICE_PREFIX, type KeyValueStore, readSaved, writeSaved } from "../../../net/storage/local-storage.ts";

const INSTALLED_KEY = `${DEVICE_PREFIX}installed`;
const INSTALL_DISMISSED_KEY = `${DEVICE_PREFIX}install-dismissed`;

/** As good as forever. */
const DAYS = 3650;

/** What the member of this device has answered, as specified: accepting sets one flag, declining or Later the other. */
export const setInstalled = (store: KeyValueStore): void => writeSaved(store, INSTALLED_KEY, true, DAYS);
export const setDismissed = (store: KeyValueStore): void => writeSaved(store, INSTALL_DISMISSED_KEY, true, DAYS);

/** False if the app is installed or runs installed, or somebody has said Later. */
export function mayOfferInstall(store: KeyValueStore, isStandalone: boolean): boolean {
  return !isStandalone && readSaved(store, INSTALLED_KEY) === null && readSaved(store, INSTALL_DISMISSED_KEY) === null;
}

/** Whether the page runs as an installed app. Safari has a property of its own for it. */
export const isStandalone = (): boolean =>
  matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;

type Device = Pick<Navigator, "userAgent" | "platform" | "maxTouchPoints">;

/** On iOS no browser offers to install an app: people do it by hand. An iPad says that it is a Mac, but has a touch screen. */
export const isIos = ({ userAgent, platform, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (platform === "MacIntel" && maxTouchPoints > 1);
