import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { languages } from "../language/languages.ts";
import { PASSWORD_MAX_LENGTH, SECOND_FACTOR_CODE_MAX_LENGTH } from "../limits.ts";
import { memberRole } from "../member/role-schema.ts";
import { translations } from "../scripture/translation.ts";
import { line, newSecret, secret, token } from "../text.ts";
import { email } from "./email.ts";
import { RETURN_PATH_MAX_LENGTH } from "./return-path.ts";

/** The shortest allowed length is a setting, so the server checks it and the form reads it from the community's settings. */
const password = newSecret(PASSWORD_MAX_LENGTH);
/** A session remembers its browser in plain words, so that its owner recognises it. */
const browserHeader = z.object({ "user-agent": z.string().optional() });

const language = z.enum(languages);

export const me = z.strictObject({
  memberId: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  full_name: z.string().nullable(),
  /** The address of their picture. Null if they have none. */
  avatar_url: z.string().nullable(),
  roles: z.array(memberRole),
  /** Until then the member reads but does not write, in milliseconds since 1970. Null if they may write. */
  mutedUntil: z.number().nullable(),
  /** A leader has sent them a notice that they have not dismissed yet. */
  hasNotice: z.boolean(),
  /** The one in which they have chosen to read the Bible. Null is the community's default. */
  translation: z.enum(translations).nullable(),
  /** The one in which they have chosen to use the product. Null until they choose one. */
  language: language.nullable(),
  /** Roles of theirs that they can use only after setting up a second factor. `roles` leaves them out. */
  pendingRoles: z.array(memberRole),
});
export type Me = z.infer<typeof me>;

export const readSession = endpoint("GET /api/account/session", "anyone", {
  summary: "Who is signed in, or null.",
  output: z.strictObject({ me: me.nullable() }),
});

export const signUp = endpoint("POST /api/account/sign-up", "anyone", {
  summary: "Creates an account and sends the verification mail. Signs in unless verification is required.",
  isForm: true,
  headers: browserHeader,
  body: z.strictObject({
    email,
    password,
    /** A path on this site, to which the link of the mail leads afterwards. */
    to: token(RETURN_PATH_MAX_LENGTH).optional(),
    /** That of the page. The new member has chosen it. */
    language: language.optional(),
  }),
  output: z.strictObject({ me: me.nullable() }),
});

export const signIn = endpoint("POST /api/account/sign-in", "anyone", {
  summary:
    "Signs in with e-mail and password; the session is an HttpOnly cookie. With a second factor, its code has to follow.",
  isForm: true,
  headers: browserHeader,
  body: z.strictObject({ email, password: secret(PASSWORD_MAX_LENGTH) }),
  /** Null if the account has a second factor: nobody is signed in until `confirmSignIn`. */
  output: z.strictObject({ me: me.nullable() }),
});

export const confirmSignIn = endpoint("POST /api/account/sign-in/code", "anyone", {
  summary: "Completes a sign-in with a code of the app, or with a recovery code, which works once.",
  isForm: true,
  headers: browserHeader,
  body: z.strictObject({ code: line({ min: 1, max: SECOND_FACTOR_CODE_MAX_LENGTH }) }),
  output: z.strictObject({ me }),
});

export const signOut = endpoint("POST /api/account/sign-out", "anyone", {
  summary: "Ends this session.",
});

export const signOutEverywhere = endpoint("POST /api/account/sign-out-everywhere", "member", {
  summary: "Ends every session of the caller, this one included.",
});

export const requestPasswordReset = endpoint("POST /api/account/forgot-password", "anyone", {
  summary: "Sends a reset link if an account with this address exists. The reply is the same if not.",
  // A wide limit, because a school or a phone network may share one address.
  limit: { name: "reset-from", tries: 100, seconds: 60 * 60, per: "address" },
  isForm: true,
  body: z.strictObject({ email }),
});

export const resetPassword = endpoint("POST /api/account/reset-password", "anyone", {
  summary: "Sets a new password with the token of the mail and ends every session of the account.",
  isForm: true,
  body: z.strictObject({ token: token(200), password }),
});

export const verifyEmail = endpoint("POST /api/account/verify-email", "anyone", {
  summary:
    "Confirms the address with the token of the mail. The first use of a link signs in a browser that is signed out.",
  headers: browserHeader,
  body: z.strictObject({ token: token(2000) }),
  /**
   * Who is signed in afterwards. Null if the link was already used, or the account has a second factor; another member if one
   * was already signed in.
   */
  output: z.strictObject({ me: me.nullable() }),
});

export const saveLanguage = endpoint("PUT /api/account/language", "member", {
  summary: "Chooses the language in which the caller uses the product, and gets mails and pushes.",
  body: z.strictObject({ language }),
});

export const readMemberSince = endpoint("GET /api/account/member-since", "member", {
  summary: "When the caller created their account.",
  /** Milliseconds since 1970. */
  output: z.strictObject({ since: z.number() }),
});
