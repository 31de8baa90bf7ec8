/** Closes what the server has pushed to this device and is still shown, and takes the number off the app's icon. */
export async function closeNotifications(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
    // Only some systems show a number at the app’s icon.
    if ("clearAppBadge" in navigator) await navigator.clearAppBadge();
  } catch (error) {
    console.warn("What this device shows could not be closed.", error);
  }
}
