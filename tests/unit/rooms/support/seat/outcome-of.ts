import type { RoomRefusal } from "../../../../../rooms/index.ts";

/** Resolves to `seated`, or to the code of the refusal. */
export const outcomeOf = (admission: Promise<unknown>) =>
  admission.then(
    () => "seated",
    (refusal: RoomRefusal) => refusal.code,
  );
