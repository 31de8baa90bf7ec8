/** `reason` is for whoever runs the server, and is English. */
export const backupFailed = (community: string, { place, reason }: { place: string; reason: string }) => ({
  subject: `${community}: last night’s backup failed`,
  text: `There’s no backup of last night in ${place}. Please show this to the person who runs the server:\n\n${reason}`,
  button: "Open the admin area",
});
