/** The number words of a language, without diacritics. Words for the same number are separated by spaces. */
export interface NumeralTable {
  /** From zero to nine. */
  readonly units: readonly [string, string, string, string, string, string, string, string, string, string];
  /** From ten on, each with its value. */
  readonly larger?: Readonly<Record<number, string>>;
}
