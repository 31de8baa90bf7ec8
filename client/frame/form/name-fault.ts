import type { FailureCode } from "../../net/http/api-error.ts";

const codes = new Set<FailureCode>(["profile/name-reserved", "safety/contact-in-name", "safety/office-in-name"]);

/** Whether the server refuses a name. The form shows it at the field of the name. */
export const isNameFault = (code: FailureCode): boolean => codes.has(code);
