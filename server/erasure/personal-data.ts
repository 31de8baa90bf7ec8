import { DELETED_MEMBER } from "../profile/profile.ts";

/** Data that would identify an erased member, wherever it appears. */
export interface PersonalData {
  readonly memberId: string;
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  readonly phones: readonly string[];
}

const DELETED_ADDRESS = "deleted address";
const DELETED_PHONE = "deleted number";

/** Fewer digits may be a year, a verse or a score. */
const PHONE_DIGITS_MIN = 7;
/** The digits after the country or operator prefix, which people often leave out. */
const PHONE_DIGITS_MAX = 10;

const MARKS = /[\u0300-\u036f]/g;
const HOOKS: Readonly<Record<string, string>> = { ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y" };
const HOOKED: Readonly<Record<string, string>> = { b: "[bɓ]", d: "[dɗ]", k: "[kƙ]", y: "[yƴ]" };

/** Replaces the data in a text: names in any case and with any diacritics, numbers with any spacing. */
export function redactor({ names, addresses, phones }: PersonalData): (text: string) => string {
  const replacements: (readonly [RegExp, string])[] = [
    ...addresses.map((address) => [addressPattern(address), DELETED_ADDRESS] as const),
    ...phones.flatMap((phone) => {
      const digits = phoneDigits(phone);
      return digits ? [[phonePattern(digits), DELETED_PHONE] as const] : [];
    }),
    ...longestFirst(names).map((name) => [namePattern(name), DELETED_MEMBER] as const),
  ];
  return (text) => {
    // Diacritics are separate characters in this form, so a pattern can skip them.
    const decomposed = text.normalize("NFD");
    const redacted = replacements.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), decomposed);
    return redacted === decomposed ? text : redacted.normalize("NFC");
  };
}

/** Whether a text contains one of these addresses, not just as part of another address. */
export const mentionsAddress =
  (addresses: readonly string[]) =>
  (text: string): boolean =>
    addresses.some((address) => addressPattern(address).test(text.normalize("NFD")));

/** The digits that identify a phone number, however it is written. Undefined if there are too few. */
export function phoneDigits(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length >= PHONE_DIGITS_MIN ? digits.slice(-PHONE_DIGITS_MAX) : undefined;
}

/** A name in lower case, without diacritics and hooks. */
export const foldName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => HOOKS[letter] ?? letter);

/** Longer names are replaced first, because they may contain shorter ones. */
const longestFirst = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length);

function namePattern(name: string): RegExp {
  const words = foldName(name).trim().split(/\s+/u);
  const pattern = words.map(lettersPattern).join(String.raw`\s+`);
  // A single name, such as Grace, may also be an ordinary word.
  const before = words.length > 1 ? String.raw`(?<![\p{L}\p{N}])` : "(?<=@)";
  return new RegExp(String.raw`${before}${pattern}(?![\p{L}\p{N}\p{M}])`, "giu");
}

const lettersPattern = (word: string): string =>
  [...word].map((letter) => `${HOOKED[letter] ?? escaped(letter)}[\\u0300-\\u036f]*`).join("");

const addressPattern = (address: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}._%+-])${escaped(address.normalize("NFD"))}(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`,
    "giu",
  );

function phonePattern(digits: string): RegExp {
  const spaced = [...digits].join(String.raw`[\s().\/-]*`);
  return new RegExp(
    String.raw`(?<![\p{N}+])(?:\+?\d{1,4}[\s().\/-]*)??(?:\(?0\)?[\s().\/-]*)?${spaced}(?!\p{N})`,
    "gu",
  );
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
