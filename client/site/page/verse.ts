/** A quotation from the King James Version, which is in the public domain. A test compares each with the bundled Bible. */
export interface Verse {
  readonly reference: string;
  readonly text: string;
}
