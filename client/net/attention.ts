let attended: { threadId: string; confirm: () => void } | null = null;

/**
 * The member is looking at the end of this thread, on a visible page, until the returned function is called. `confirm` tells
 * the server again how far they have read.
 */
export function attend(threadId: string, confirm: () => void): () => void {
  const own = { threadId, confirm };
  attended = own;
  return () => {
    if (attended === own) attended = null;
  };
}

export const attendedThread = () => attended;
