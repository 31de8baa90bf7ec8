import type { FlaggedMessage } from "../../../schema/safety/flagged-api.ts";
import { listOf } from "../../ui/format/format.ts";
import * as text from "./flagged-text.ts";

/** "In Youth choir" or "Between Ada and Tunde". */
export const placeOf = ({ kind, names }: FlaggedMessage["thread"]): string =>
  kind === "channel" ? text.inChannel(names.join("")) : text.between(listOf(names));

/** The address of the thread. */
export const pathOf = ({ kind, threadId }: FlaggedMessage["thread"]): string =>
  kind === "channel" ? `/community/channel/${threadId}` : `/messages?with=${threadId}`;
