import type { Translates } from "../../schema/language/translation.ts";

export const backupFailed = (community: string, { place, reason }: { place: string; reason: string }) => ({
  subject: `${community}: the backup of last night no work`,
  text: `Backup of last night no dey inside ${place}. Abeg show this one to the person wey dey run the server:\n\n${reason}`,
  button: "Open the admin area",
});

export type Holds = Translates<typeof import("./nightly-text.ts"), typeof import("./nightly-text.pcm.ts")>;
