import type { FlaggedMessage } from "../../../schema/safety/flagged-api.ts";
import { listOf } from "../../ui/format/format.ts";
import * as text from "./flagged-text.ts";

/** "In Youth choir" or "Between Ada and Tunde". */
export const placeOf = ({ name, people }: FlaggedMessage["thread"]): string =>
  name === null ? text.between(listOf(people.map(({ displayName }) => displayName))) : text.inChannel(name);

/** The address of the thread. */
export const pathOf = ({ kind, threadId }: FlaggedMessage["thread"]): string =>
  kind === "channel" ? `/community/channel/${threadId}` : `/messages?with=${threadId}`;
