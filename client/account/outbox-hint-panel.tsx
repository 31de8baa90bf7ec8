import { SecondaryText } from "../ui/text/text.tsx";
import { outboxHint } from "./outbox-hint.ts";

/** On a server that sends no emails: where the one with the link to confirm the address is. */
export const OutboxHintPanel = () => outboxHint && <SecondaryText $align="center">{outboxHint}</SecondaryText>;
