import { signIn } from "../../../schema/account/api.ts";
import { confirmSecondFactor, startSecondFactor } from "../../../schema/account/second-factor-api.ts";
import { codeAt, stepAt } from "../../../server/account/second-factor/totp.ts";
import { newMember, Person, TEST_PASSWORD } from "./people.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** An app with the secret that the set-up shows. */
export interface App {
  /** The code of the current step, or of one so many steps later. The server also accepts that of the next step. */
  code(later?: number): string;
  /** The code of a step, counted since 1970. */
  codeOf(step: number): string;
}

export function appWith(base32: string): App {
  const bits = [...base32].map((each) => ALPHABET.indexOf(each).toString(2).padStart(5, "0")).join("");
  const secret = (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join("");
  const codeOf = (step: number) => codeAt(secret, step);
  return { codeOf, code: (later = 0) => codeOf(stepAt(Date.now()) + later) };
}

/** Sets up a second factor with the current code, so that `app.code(1)` is the next one that works. */
export async function withSecondFactor(person: Person): Promise<{
  secret: string;
  app: App;
  recoveryCodes: readonly string[];
}> {
  const { secret } = await person.must(startSecondFactor, { body: { password: TEST_PASSWORD } });
  const app = appWith(secret);
  const { recoveryCodes } = await person.must(confirmSecondFactor, { body: { code: app.code() } });
  return { secret, app, recoveryCodes };
}

/** What a member types to sign in. */
export const signInOf = (member: Person) => ({ body: { email: member.me?.email ?? "", password: TEST_PASSWORD } });

/** A member with a second factor, and another browser in which their password has just been entered. */
export async function challengedMember(url: string) {
  const member = await newMember(url);
  const factor = await withSecondFactor(member);
  const browser = new Person(url);
  const { me } = await browser.must(signIn, signInOf(member));
  if (me) throw new Error("the password alone signed in");
  return { member, browser, ...factor };
}
