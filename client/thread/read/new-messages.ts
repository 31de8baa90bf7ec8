import type { Message } from "../../../schema/thread/message.ts";

/** The messages of other members after this seq, without deleted and hidden ones. */
export function newMessagesFromOthers(
  messages: readonly Message[],
  afterSeq: number,
  memberId: string,
): readonly Message[] {
  return messages.filter(
    ({ seq, senderId, isDeleted, isHidden }) => seq > afterSeq && senderId !== memberId && !isDeleted && !isHidden,
  );
}
