const KEY = "word-battle-draft";

interface Draft {
  roomId: string;
  round: number;
  letters: string;
  word: string;
}

/** What lay on the board, kept in this tab, so that a reload loses nothing, also without a network. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser without storage still has what the room keeps.
  }
}

export function keptDraft(at: Omit<Draft, "word">): string {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Draft> | null;
    const isThis = kept?.roomId === at.roomId && kept.round === at.round && kept.letters === at.letters;
    return isThis && typeof kept.word === "string" ? kept.word : "";
  } catch {
    return "";
  }
}
