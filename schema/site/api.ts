import { z } from "zod";
import { email } from "../account/email.ts";
import { endpoint } from "../endpoint.ts";
import { PHONE_MAX_LENGTH, REQUEST_MESSAGE_MAX_LENGTH, REQUEST_NAME_MAX_LENGTH } from "../limits.ts";
import { line, prose } from "../text.ts";

/** What people come with: to join the community, to help in its team, to give, to sponsor, to work together. */
export const requestKinds = ["join", "apply", "donation", "sponsorship", "partnership"] as const;
export const requestKind = z.enum(requestKinds);
export type RequestKind = z.infer<typeof requestKind>;

export const sendRequest = endpoint({
  method: "POST",
  path: "/api/site/request",
  caller: "anyone",
  summary: "Leaves a request for the leaders of the community. The same words sent again on one day count once.",
  // Wide, because a whole hall, or a whole phone network, may share one address.
  limit: { name: "request-from", tries: 100, seconds: 60 * 60, per: "address" },
  isForm: true,
  body: z.strictObject({
    kind: requestKind,
    /** A line and no person's name: organisations ask too. */
    name: line({ min: 1, max: REQUEST_NAME_MAX_LENGTH }),
    email,
    phone: line({ max: PHONE_MAX_LENGTH }).optional(),
    message: prose({ max: REQUEST_MESSAGE_MAX_LENGTH }).optional(),
  }),
  output: z.strictObject({ done: z.literal(true) }),
});

export const siteApi = { sendRequest };
