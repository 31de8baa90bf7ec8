import { type Section, screenOf } from "../../frame/feature.ts";

/** Asks for the password where an endpoint wants it. */
export const bar = screenOf(() => import("./password-again-panel.tsx"), "PasswordAgainPanel");
export const sections: readonly Section[] = [];
