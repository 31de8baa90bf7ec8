export const hint = "Your text is still here. Check it, then save again.";
export const sameHint = "Both of you have made the same changes. Save again to be sure.";
export const kept = (field: string, theirs: string): string => `${field}: yours is kept. Theirs is: ${theirs}`;
export const taken = (field: string, theirs: string): string => `${field} is now: ${theirs}`;
export const empty = "(empty)";
