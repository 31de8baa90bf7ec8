// Prepared, because whoever opens a channel with pinned messages reads them, and because it shares conditions in SQL.
import { prepared } from "../../platform/database/prepared.ts";
import { type FoundRow, foundColumns } from "../../thread/search/message-search.ts";
import { isLegible } from "../../thread/thread-ports.ts";

/** $1 the channel, $2 the reader: the pinned messages that they can read, the latest pin first. */
export const selectPins = prepared<FoundRow>(
  "list-pins",
  `select ${foundColumns}
   from pinned_messages pin
   join messages message on message.id = pin.message_id
   join thread_readers reader on reader.thread_id = pin.thread_id and reader.user_id = $2
   where pin.thread_id = $1 and ${isLegible("message", "reader.user_id", "reader.from_seq")}
   order by pin.pinned_at desc, pin.revision desc`,
);
