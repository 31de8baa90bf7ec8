import type { Translates } from "../language/translation.ts";

export const ticketCode = "Abeg put the code wey dey the ticket.";

export type Holds = Translates<typeof import("./ticket-field-text.ts"), typeof import("./ticket-field-text.pcm.ts")>;
