import type { Transaction } from "../../platform/database/database.ts";
import { claim, lockUnsent } from "./attachment-store.ts";

/** What decides besides the attachment itself whether others get it at once. */
interface Policy {
  readonly isOpenToAll: boolean;
  /** Members born on this date or earlier are adults today. */
  adultIfBornBy(): string;
}

/** A message with an attachment, before it is stored. */
interface CarryingMessage {
  readonly threadId: string;
  readonly memberId: string;
  readonly attachment?: string | undefined;
}

/** Gives uploaded attachments to the messages that carry them, in the transaction of these messages. */
export function attachmentClaims({ isOpenToAll, adultIfBornBy }: Policy) {
  return {
    /**
     * THREAD-48: those of these messages whose attachment is their sender's, of their thread, and in no other message. Locks
     * these attachments. Of two messages with the same one, it is the first one's.
     */
    async lock<Message extends CarryingMessage>(
      tx: Transaction,
      messages: readonly Message[],
    ): Promise<ReadonlySet<Message>> {
      const first = firstOfEach(messages);
      const columns = [
        first.map(({ attachment }) => attachment),
        first.map(({ memberId }) => memberId),
        first.map(({ threadId }) => threadId),
      ];
      const rows = await lockUnsent(tx, columns);
      return new Set(rows.flatMap(({ at }) => first[at - 1] ?? []));
    },

    /** Stores which messages carry these attachments, which are locked, and whether they wait (SAFE-108). */
    async claim(
      tx: Transaction,
      claims: readonly { readonly id: string; readonly messageId: string }[],
    ): Promise<void> {
      if (claims.length === 0) return;
      const columns = [claims.map(({ id }) => id), claims.map(({ messageId }) => messageId)];
      await claim(tx, [...columns, isOpenToAll, adultIfBornBy()]);
    },
  };
}

export type AttachmentClaims = ReturnType<typeof attachmentClaims>;

function firstOfEach<Message extends CarryingMessage>(messages: readonly Message[]): readonly Message[] {
  const known = new Set<string | undefined>();
  return messages.filter(({ attachment }) => {
    const isFirst = !known.has(attachment?.toLowerCase());
    known.add(attachment?.toLowerCase());
    return isFirst;
  });
}
