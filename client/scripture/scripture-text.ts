export const loading = "Loading the verses...";
export const translation = "King James Version";
/** "The first 40 of 176 verses." */
export const shortened = (shown: number, total: number): string => `The first ${shown} of ${total} verses.`;
/** For screen readers; begins with what the button shows. */
export const openLabel = (reference: string): string => `${reference}, read the verses`;
