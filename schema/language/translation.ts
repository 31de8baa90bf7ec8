/** A text of another language: any words, where English has these. */
export type Translated<Text> = Text extends (...args: infer Args) => infer Result
  ? (...args: Args) => Translated<Result>
  : Text extends string
    ? string
    : Text extends object
      ? { readonly [Key in keyof Text]: Translated<Text[Key]> }
      : Text;

/** The texts of a module in another language. What is missing is shown in English. */
type TranslationOf<English> = { readonly [Name in keyof English]?: Translated<English[Name]> };

/** A text that English doesn't have is one that nobody would read. */
type Unknown<English, Texts> = { readonly [Name in Exclude<keyof Texts, keyof English>]: never };

/**
 * Holds the texts of a module in another language against the English ones. Every module of texts ends with it:
 * `export type Holds = Translates<typeof import("./room-text.ts"), typeof import("./room-text.pcm.ts")>;`
 */
export type Translates<English, Texts extends TranslationOf<English> & Unknown<English, Texts>> = Texts;
