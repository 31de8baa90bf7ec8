import { type JobStore, waitingJob } from "../../platform/waiting-jobs.ts";
import { JOBS, parseEntry } from "../archive/manifest.ts";

const LINE_BREAK = 10;

/** Takes the jobs of an archive: lines of JSON, in pieces that may be cut anywhere. */
export function jobReceiver(store: Pick<JobStore, "add">) {
  let rest: Buffer = Buffer.alloc(0);
  return async (bytes: Uint8Array): Promise<void> => {
    let held: Buffer = Buffer.concat([rest, bytes]);
    for (let end = held.indexOf(LINE_BREAK); end >= 0; end = held.indexOf(LINE_BREAK)) {
      await store.add(parseEntry(JOBS, waitingJob, held.subarray(0, end).toString("utf8")));
      held = held.subarray(end + 1);
    }
    rest = held;
  };
}
