import { describe, expect, test } from "vitest";
import type { Message } from "../../../schema/thread/message.ts";
import { faultsOf, type StoredFiles, type StoredRow, type Writer } from "../../load/chat/kill-faults.ts";

const row = (seq: number, request_id = `request-${seq}`): StoredRow => ({
  thread_id: "thread",
  seq,
  sender_id: "ada",
  request_id,
  content: `message ${seq}`,
  attachment_id: seq === 2 ? "photo" : null,
});
const shown = (seq: number) => ({ seq, senderId: "ada", content: `message ${seq}` }) as Message;
const ids = ["request-1", "request-2", "request-3"];
const ada: Writer = {
  memberId: "ada",
  threadId: "thread",
  photoOf: new Map([["request-2", "photo"]]),
  written: ids,
  ledger: ids,
  refusals: [],
  unconfirmed: [],
  shown: [1, 2, 3].map(shown),
  reopened: [1, 2, 3].map(shown),
};
const rows = [row(1), row(2), row(3)];
const photo = { id: "photo", message_id: "message-2", is_whole: true };
const files: StoredFiles = { rows: [photo], names: ["attachment/photo.webp"] };

/** The kinds of fault that are found if a run without faults is changed in this way. */
const kindsOf = (different: { rows?: StoredRow[]; writer?: Partial<Writer>; files?: Partial<StoredFiles> }) =>
  Object.entries(
    faultsOf({
      rows: different.rows ?? rows,
      writers: [{ ...ada, ...different.writer }],
      files: { ...files, ...different.files },
    }),
  )
    .filter(([, found]) => found.length > 0)
    .map(([kind]) => kind);

describe("faultsOf", () => {
  test("there are no faults if everything confirmed is stored and shown in order", () => {
    expect(kindsOf({})).toEqual([]);
  });

  test.each<[string, Parameters<typeof kindsOf>[0]]>([
    ["refused", { writer: { refusals: ["thread/not-found"] } }],
    ["unconfirmed", { writer: { unconfirmed: ["1 of 3"] } }],
    ["lost", { rows: [row(1), row(2)] }],
    ["storedTwice", { rows: [...rows, row(4, "request-3")] }],
    ["storedUnconfirmed", { rows: [...rows, row(4)] }],
    ["gapsInOrder", { rows: [row(1), row(2), { ...row(4, "request-3") }] }],
    ["storedInAnotherOrder", { rows: [row(1, "request-2"), row(2, "request-1"), row(3)] }],
    ["confirmedInAnotherOrder", { writer: { written: [...ids].reverse() } }],
    ["shownOtherwise", { writer: { shown: [1, 3].map(shown) } }],
    ["otherPhoto", { rows: [row(1), { ...row(2), attachment_id: null }, row(3)] }],
    ["otherPhoto", { rows: [row(1), row(2), { ...row(3), attachment_id: "another" }] }],
    ["photoWithoutMessage", { files: { rows: [{ ...photo, message_id: null }] } }],
    ["photoWithoutFile", { files: { names: [] } }],
    ["photoWithoutFile", { files: { rows: [{ ...photo, is_whole: false }] } }],
    ["fileWithoutPhoto", { files: { rows: [] } }],
    ["reopenedOtherwise", { writer: { reopened: [1, 2, 2, 3].map(shown) } }],
  ])("faultsOf finds this kind of fault: %s", (kind, different) => {
    expect(kindsOf(different)).toContain(kind);
  });
});
