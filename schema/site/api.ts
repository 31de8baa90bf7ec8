import { z } from "zod";
import { email } from "../account/email.ts";
import { endpoint } from "../endpoint.ts";
import { languages } from "../language/languages.ts";
import { PHONE_MAX_LENGTH, REQUEST_MESSAGE_MAX_LENGTH, REQUEST_NAME_MAX_LENGTH } from "../limits.ts";
import { line, prose } from "../text.ts";
import { contactMissing } from "./site-field-text.ts";

/** The kinds of requests: join the community, apply to the team, donate, sponsor, partner. */
export const requestKinds = ["join", "apply", "donation", "sponsorship", "partnership"] as const;
export const requestKind = z.enum(requestKinds);
export type RequestKind = z.infer<typeof requestKind>;

/** LANGUAGE-3: that of the page, in which the answer is explained. */
const language = z.enum(languages).optional();

export const sendRequest = endpoint("POST /api/site/request", "anyone", {
  summary: "Sends a request to the leaders of the community. The same request on the same day counts once.",
  // A wide limit, because a school or a phone network may share one address.
  limit: { name: "request-from", tries: 100, seconds: 60 * 60, per: "address" },
  isForm: true,
  body: z.strictObject({
    kind: requestKind,
    /** Not `personName`, because organisations send requests too. */
    name: line({ min: 1, max: REQUEST_NAME_MAX_LENGTH }),
    email,
    phone: line({ max: PHONE_MAX_LENGTH }).optional(),
    message: prose({ max: REQUEST_MESSAGE_MAX_LENGTH }).optional(),
    language,
  }),
});

/** What a parent may ask for. */
export const parentAsks = ["see_data", "correct_data", "close_account", "talk"] as const;
export const parentAsk = z.enum(parentAsks);
export type ParentAsk = z.infer<typeof parentAsk>;

export const askAsParent = endpoint("POST /api/site/parent-request", "anyone", {
  summary:
    "Asks the safeguarding leads about a child's data or account. The reply is the same whether or not the child is a member. The same request on the same day counts once.",
  // Also a child may be signed in on the phone on which a parent writes.
  isImpersonal: true,
  limit: { name: "parent-request-from", tries: 100, seconds: 60 * 60, per: "address" },
  isForm: true,
  body: z
    .strictObject({
      ask: parentAsk,
      /** As it is known in the community. */
      childName: line({ min: 1, max: REQUEST_NAME_MAX_LENGTH }),
      name: line({ min: 1, max: REQUEST_NAME_MAX_LENGTH }),
      email: email.optional(),
      phone: line({ max: PHONE_MAX_LENGTH }).optional(),
      message: prose({ max: REQUEST_MESSAGE_MAX_LENGTH }).optional(),
      language,
    })
    .refine(({ email: address, phone }) => address !== undefined || Boolean(phone), {
      path: ["email"],
      error: contactMissing,
    }),
});

export const followRoadmap = endpoint("POST /api/site/roadmap", "anyone", {
  summary: "Leaves an address for news of coming features. The reply is the same if it is known already.",
  limit: { name: "roadmap-from", tries: 100, seconds: 60 * 60, per: "address" },
  isForm: true,
  body: z.strictObject({ email, language }),
});
