/** The service worker. Its address never changes, because a browser looks for newer versions at the same one. */
export const workerPath = "/sw.js";
/** What a browser needs to install the app. */
export const manifestPath = "/manifest.webmanifest";
/** A page with nothing but the app and the community's settings. The worker shows it at every address offline. */
export const offlinePagePath = "/offline-page";
/** The same for check-in at an event: the only page that may use the camera. */
export const offlineCheckInPath = "/event/offline/check-in";

const checkInPath = /^\/event\/[^/]+\/check-in\/?$/;

/** Whether tickets are scanned on the page at this path. */
export const isCheckInPath = (pathname: string): boolean => checkInPath.test(pathname);
