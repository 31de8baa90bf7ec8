const KEY = "word-battle-draft";

interface Draft {
  roomId: string;
  round: number;
  letters: string;
  word: string;
}

/** What the player laid on the board, kept in this tab, so that a reload loses nothing, also without a network. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser without storage still has what the room keeps.
  }
}

/** Null where nothing was kept of this round; an empty word is a board that was cleared. */
export function savedDraft(at: Omit<Draft, "word">): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Draft> | null;
    const isThis = kept?.roomId === at.roomId && kept.round === at.round && kept.letters === at.letters;
    return isThis && typeof kept.word === "string" ? kept.word : null;
  } catch {
    return null;
  }
}

/** The player goes on in another tab: what that one tells the room is newer. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept there.
  }
}
