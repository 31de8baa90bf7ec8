import type { ClientFeature } from "../frame/feature.ts";

export const wordBattleFeature: ClientFeature = {
  errorTexts: { "word-battle": () => import("./word-battle-errors.ts") },
};
