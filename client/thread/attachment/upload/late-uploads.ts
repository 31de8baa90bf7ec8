import { loadPart } from "../../../ui/late/load-part.ts";
import type { Uploads } from "../../pending/outbox.ts";
import type { ThreadKey } from "../../pending/thread-key.ts";
import type { GiveUp } from "./start-upload.ts";

const load = () => import("./start-upload.ts");

/** The uploads of a thread. Their code is loaded with the first of them, because most messages carry nothing. */
export const lateUploads = (key: ThreadKey, giveUp?: GiveUp): Uploads => ({
  start(attachment, settled) {
    let stop = () => {};
    stop = loadPart(load, ({ startUpload }) => {
      stop = startUpload({ key, attachment, settled, ...(giveUp && { giveUp }) });
    });
    return () => stop();
  },
  // If it cannot be loaded, the file goes when the app is opened next.
  remove: (attachment) =>
    void load().then(
      ({ removeFile }) => removeFile(key.memberId, attachment),
      () => {},
    ),
});
