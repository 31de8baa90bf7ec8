import { subscribeToPush, unsubscribeFromPush } from "../../schema/push/api.ts";
import { call } from "../net/http/http.ts";

/** What this browser can do. `needs-install`: an iPhone or iPad that has notifications in installed apps alone. */
export type DeviceState = "ready" | "blocked" | "needs-install" | "unsupported";

export function deviceState(): DeviceState {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
    return Notification.permission === "denied" ? "blocked" : "ready";
  }
  return /iPhone|iPad/.test(navigator.userAgent) ? "needs-install" : "unsupported";
}

/**
 * Asks for the permission and sends the member’s notifications to this device. `not-ready`: the app’s worker is not
 * installed yet.
 */
export async function turnOn(publicKey: string): Promise<"done" | "denied" | "not-ready"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return "not-ready";
  const known = await registration.pushManager.getSubscription();
  // One that was made with another key, before the server was set up anew, can’t be used again.
  await known?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = "", keys = {} } = made.toJSON();
  const { p256dh = "", auth = "" } = keys;
  const body = { endpoint, p256dh, auth };
  await call(subscribeToPush, { body });
  return "done";
}

/** The server forgets the device first: whatever the browser does then, nothing is sent any more. */
export async function turnOff(): Promise<void> {
  await call(unsubscribeFromPush);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
