import { z } from "zod";
import * as fieldText from "./field-text.ts";

/**
 * Schemas for text input, one for each kind of field. Each normalises the text (NFC, trimmed) and refuses invisible
 * characters and stacks of diacritics that would cover other lines. Lengths count code points.
 */

/** Why a text is refused; see `faultSentences`. */
type Fault = "empty" | "hidden" | "line-break" | "marks" | "not-a-name" | "not-a-token";

/** The error texts of a field. */
const faultSentences: Readonly<Record<Fault, string>> = {
  empty: fieldText.empty,
  hidden: fieldText.hiddenCharacters,
  "line-break": fieldText.lineBreak,
  marks: fieldText.accents,
  "not-a-name": fieldText.notAName,
  "not-a-token": fieldText.notAToken,
};

/**
 * Control characters, lone surrogates, non-characters (NChar), and invisible characters (DI, the default ignorables):
 * zero-width characters, fillers, variation selectors, tags, and controls of the writing direction.
 */
const hidden = /[\p{Cc}\p{Cs}\p{NChar}\p{DI}\u2028\u2029\u2800\ufff9-\ufffb\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;
const hiddenOrSpace = new RegExp(`^(?:\\s|${hidden.source})*$`, "u");

/** A combining mark without a letter. The dotted circle is allowed, because people use it to show a mark by itself. */
const bareMark = /(?:^|[^\p{L}\p{M}\u25cc])\p{M}/u;
/** Marks above or below a letter. Spacing vowel signs are beside it and cover nothing. */
const stackedMarks = /[\p{Mn}\p{Me}]{4}/u;

const PICTURE = String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|[\u{1f3fb}-\u{1f3ff}])?`;
/** The flags of Great Britain's nations: a black flag, then `gb` and three letters as tags. */
const TAGGED_FLAG = String.raw`\u{1f3f4}\u{e0067}\u{e0062}[\u{e0061}-\u{e007a}]{3}\u{e007f}`;
/** Emoji, where joiners, variation selectors and tags are meaningful: families, keycaps, skin tones, flags. */
const emoji = new RegExp(String.raw`[0-9#*]\ufe0f?\u20e3|${TAGGED_FLAG}|${PICTURE}(?:\u200d${PICTURE})*`, "gu");
/**
 * In these scripts a joiner after a letter or its sign changes how the word is written: Arabic, Syriac and N'Ko, those of
 * India and Sri Lanka, Khmer, Adlam.
 */
const joined = /([\u0600-\u07ff\u0900-\u0dff\u1780-\u17ff\u{1e900}-\u{1e95f}])[\u200c\u200d]/gu;

const printableAscii = /^[\x20-\x7e]*$/;
const name = /^(?=.*\p{L})[\p{L}\p{M}\p{N} .,'’ʼ\-()]+$/u;

/** Whether the text has no visible characters. */
export const isBlank = (text: string): boolean => hiddenOrSpace.test(text);

/** Whether the text is longer than this many code points. They are counted only if there may be too many. */
export const isLongerThan = (text: string, max: number): boolean => text.length > max && [...text].length > max;

/** Normalises multi-line text: every line break becomes a line feed. */
export const tidyProse = (typed: string): string =>
  typed
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .trim()
    .normalize("NFC");

/** Normalises single-line text: runs of any spaces become one space. */
const tidyLine = (typed: string): string =>
  typed
    .trim()
    .normalize("NFC")
    .replace(/\p{Zs}+/gu, " ");

/** Why a multi-line text is refused. Tabs, line feeds, emoji and joiners within words are allowed. */
export function proseFault(text: string): "hidden" | "marks" | null {
  const plain = text.replace(/[\n\t]/g, " ");
  return printableAscii.test(plain) ? null : characterFault(plain.replace(joined, "$1"));
}

function characterFault(line: string): "hidden" | "marks" | null {
  const withoutEmoji = line.replace(emoji, " ");
  if (hidden.test(withoutEmoji)) return "hidden";
  // Decomposed, so that all marks of a letter count, including those in precomposed letters.
  const hasMarksFault = bareMark.test(withoutEmoji) || stackedMarks.test(withoutEmoji.normalize("NFD"));
  return hasMarksFault ? "marks" : null;
}

function lineFault(text: string): Fault | null {
  if (printableAscii.test(text)) return null;
  return /[\n\r\u2028\u2029]/.test(text) ? "line-break" : characterFault(text);
}

interface Lengths {
  /** 1 if the field is required. Default: 0. */
  readonly min?: 0 | 1;
  readonly max: number;
}

function text({ min = 0, max }: Lengths, tidy: (typed: string) => string, faultOf: (text: string) => Fault | null) {
  return z
    .string()
    .overwrite(tidy)
    .superRefine((value, context) => {
      const refuse = (message: string) => context.addIssue({ code: "custom", message });
      if (isLongerThan(value, max)) return refuse(fieldText.tooLong(max));
      const fault = min === 1 && isBlank(value) ? "empty" : faultOf(value);
      if (fault) refuse(faultSentences[fault]);
    })
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max });
}

/** A person's name: letters of any language with their marks, digits and the punctuation of names. */
export const personName = (max: number) =>
  text({ min: 1, max }, tidyLine, (value) => lineFault(value) ?? (name.test(value) ? null : "not-a-name"));

/** The name of a room or a channel. */
export const title = (max: number) => text({ min: 1, max }, tidyLine, lineFault);

/** A single-line field, such as a phone number or search words. */
export const line = (lengths: Lengths) => text(lengths, tidyLine, lineFault);

/** A multi-line field, such as a note or a description. */
export const prose = (lengths: Lengths) => text(lengths, tidyProse, proseFault);

/** A token from a link in a mail: printable ASCII without spaces. */
export const token = (max: number) =>
  text({ min: 1, max }, String, (value) => (/^[\x21-\x7e]+$/.test(value) ? null : "not-a-token"));

/** A new password, used exactly as typed. */
export const newSecret = (max: number) => text({ min: 1, max }, String, lineFault);

/** An existing password, which may follow older rules. It is only compared. */
export const secret = (max: number) => text({ min: 1, max }, String, () => null);

/**
 * A typed message of at most this many UTF-16 units. It is not validated here, because the room refuses an invalid one
 * with a specific code.
 */
export const typedMessage = (max: number) => z.string().max(max);
