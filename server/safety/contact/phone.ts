import { type CountryCode, isPossiblePhoneNumber, isValidPhoneNumber } from "libphonenumber-js/min";
import { asksForCall } from "./call-word.ts";
import { isCounting } from "./counting.ts";
import { type DigitGroup, type DigitRun, digitRuns } from "./digit-run.ts";
import { JOINABLE } from "./numeral/numeral.ts";

/** Countries whose numbers count without a country code if the text asks for a call. */
const OTHER_COUNTRIES: readonly CountryCode[] = ["GB", "US", "GH", "KE", "ZA"];

const MIN_DIGITS = 10;
const MAX_DIGITS = 15;

/** Words between the parts of a number that is spelled. */
const spokenBreak = new RegExp(
  `\\b(?:(?:and\\s+)?(?:then|den)|dash|hyphen)\\b|(?<=[a-z]\\s)and(?=\\s(?:${JOINABLE})\\b)`,
  "gi",
);

/** Replaced first, because their digits could continue in a number next to them. */
const notToCall = [
  // Dates: 2026-11-22 and 22/11/2026.
  /(?<![\d\-/.])(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{4})(?![-/.]?\d)/g,
  // Prices. No price begins with 0, but a phone number does.
  /(?:[₦$£€]\s?|\b(?:ngn|usd)\s?|\bn)[1-9]\d*(?:,\d{3})*/gi,
  // Thousands: 1,000,000.
  /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?!,?\d)/g,
];

/** Whether there is a phone number in the text, however it is split or spelled. */
export function hasPhoneNumber(plain: string): boolean {
  const text = notToCall
    .reduce((left, pattern) => left.replace(pattern, " not-to-call "), plain)
    .replace(spokenBreak, "-");
  const isAsked = asksForCall(text);
  const runs = digitRuns(text);
  return (
    runs.some((run) => isWholeNumber(run, isAsked) || isSpokenNumber(run) || windowsOf(run).some(isClearNumber)) ||
    hasScatteredNumber(runs)
  );
}

/** Every part of a run that has as many digits as a phone number. */
const windowsOf = (run: DigitRun): DigitRun[] =>
  run.flatMap((group, from) => (canBegin(group) ? windowsFrom(run, from) : []));

/** A 0, the first digit of Nigeria's code, or a plus sign. */
const canBegin = ({ digits, hasPlus }: DigitGroup): boolean => hasPlus || /^[02]/.test(digits);

function windowsFrom(run: DigitRun, from: number): DigitRun[] {
  const windows: DigitRun[] = [];
  let digits = 0;
  for (let to = from; to < run.length && digits < MAX_DIGITS; to += 1) {
    digits += run[to]?.digits.length ?? 0;
    if (digits >= MIN_DIGITS && digits <= MAX_DIGITS) windows.push(run.slice(from, to + 1));
  }
  return windows;
}

const digitsOf = (run: DigitRun): string => run.map((group) => group.digits).join("");

/** A number with a plus sign or 00, or a Nigerian one with the leading 0 or the country's code. */
function isClearNumber(run: DigitRun): boolean {
  const digits = digitsOf(run);
  const [first, ...others] = run;
  // A list such as +50, +40, +30 is no number.
  if (others.some(({ hasPlus }) => hasPlus)) return false;
  if (first?.hasPlus) return isPossiblePhoneNumber(`+${digits}`);
  if (first?.digits.startsWith("00")) return isPossiblePhoneNumber(`+${digits.slice(2)}`);
  // Mobile numbers begin with 070 to 091. The library's smallest metadata would only check their length.
  return /^(?:0|2340?)[789][01]\d{8}$/.test(digits);
}

/** A number that stands alone. It may lack the 0 or the plus sign if it is written, or announced, like a phone number. */
function isWholeNumber(run: DigitRun, isAsked: boolean): boolean {
  const digits = digitsOf(run);
  const shape = run.map((group) => group.digits.length).join("-");
  if (isAsked && isEuropean(run, digits, shape)) return true;
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return false;
  const isTyped = shape === "10" || shape === "3-3-4" || shape === "3-7";
  if (/^[789][01]\d{8}$/.test(digits) && (isTyped || isAsked)) return true;
  if (/^[2-9]\d{9}$/.test(digits) && shape === "3-3-4") return isValidPhoneNumber(digits, "US");
  if (!isAsked || run.length > 4) return false;
  return isValidPhoneNumber(`+${digits}`) || (digits.startsWith("0") && isForeign(digits));
}

const isForeign = (digits: string): boolean => OTHER_COUNTRIES.some((country) => isValidPhoneNumber(digits, country));

/** In pairs as in France, or with nine digits as in Spain. */
const isEuropean = (run: DigitRun, digits: string, shape: string): boolean =>
  (/^0[1-9]\d{8}$/.test(digits) && /^[12](?:-[12]){4,}$/.test(shape) && !isCounting(run)) ||
  (/^[67]\d{8}$/.test(digits) && /^(?:9|3-3-3|3-2-2-2)$/.test(shape));

/** A row of number words that does not count: hardly anything but a phone number is written like this. */
function isSpokenNumber(run: DigitRun): boolean {
  const { length } = digitsOf(run);
  const spoken = run.filter(({ isSpoken }) => isSpoken).length;
  return length >= 9 && length <= MAX_DIGITS && run.length >= 6 && spoken * 2 >= run.length && !isCounting(run);
}

const MIN_SCATTERED = 3;
const MAX_PARTS = 3;
const MAX_WORDS_BETWEEN = 5;

const isNigerian = (digits: string): boolean => /^0[789][01]\d{8}$/.test(digits);

/** A Nigerian number whose parts, of three or more digits and at first more, have words between them. */
function hasScatteredNumber(runs: readonly DigitRun[]): boolean {
  let parts: string[] = [];
  let words = 0;
  for (const run of runs) {
    const digits = digitsOf(run);
    words += 1;
    if (digits === "") continue;
    if (digits.length < MIN_SCATTERED || words > MAX_WORDS_BETWEEN + 1) parts = [];
    if (digits.length >= MIN_SCATTERED) parts = [...parts, digits].slice(-MAX_PARTS);
    words = 0;
    if (parts.some((part, from) => part.length > MIN_SCATTERED && isNigerian(parts.slice(from).join("")))) return true;
  }
  return false;
}
