import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** The country of a number without a country code. */
const HOME = "NG";

/** A typed phone number as E.164, "+2348031234567". Null if it is none. */
export function phoneNumber(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: HOME, extract: false });
  return number?.isValid() && number.ext === undefined ? number.number : null;
}
