import type { Translates } from "../../schema/language/translation.ts";

export const orOpen = (url: string): string => `Abi make you open this address: ${url}`;

export type Holds = Translates<typeof import("./mail-text.ts"), typeof import("./mail-text.pcm.ts")>;
