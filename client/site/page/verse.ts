/** Words of the King James Version, which is in the public domain. A test compares each with the text. */
export interface Verse {
  readonly reference: string;
  readonly words: string;
}
