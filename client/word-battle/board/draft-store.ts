const KEY = "word-battle-draft";

interface Draft {
  roomId: string;
  round: number;
  letters: string;
  word: string;
}

/** Saves the word on the board in this tab, so that a reload loses nothing, even offline. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage, the room still has the draft.
  }
}

/** The saved word of this round. Null if none was saved; empty if the board was cleared. */
export function savedDraft(at: Omit<Draft, "word">): string | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Draft> | null;
    const isSame = saved?.roomId === at.roomId && saved.round === at.round && saved.letters === at.letters;
    return isSame && typeof saved.word === "string" ? saved.word : null;
  } catch {
    return null;
  }
}

/** Removes the saved word. Call it when the player continues in another tab, whose word is newer. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, nothing was saved.
  }
}
