import { z } from "zod";
import { email } from "../account/api.ts";
import { endpoint } from "../endpoint.ts";
import { PHONE_MAX_LENGTH, REQUEST_MESSAGE_MAX_LENGTH, REQUEST_NAME_MAX_LENGTH } from "../limits.ts";

/** What people come with: to join the community, to help in its team, to give, to sponsor, to work together. */
export const requestKinds = ["join", "apply", "donation", "sponsorship", "partnership"] as const;
export const requestKind = z.enum(requestKinds);
export type RequestKind = z.infer<typeof requestKind>;

/** One line as people write it: no line breaks, controls or halves of a letter. An organisation may ask too, so any mark may stand in it. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .normalize("NFC")
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

export const sendRequest = endpoint({
  method: "POST",
  path: "/api/site/request",
  caller: "anyone",
  summary: "Leaves a request for the leaders of the community. The same words sent again on one day count once.",
  body: z.strictObject({
    kind: requestKind,
    name: line(REQUEST_NAME_MAX_LENGTH).min(1),
    email,
    phone: line(PHONE_MAX_LENGTH).optional(),
    message: z
      .string()
      .trim()
      .normalize("NFC")
      .max(REQUEST_MESSAGE_MAX_LENGTH)
      .regex(/^(?:[^\p{Cc}\p{Cs}]|[\r\n\t])*$/u)
      .optional(),
  }),
  output: z.strictObject({ done: z.literal(true) }),
});

export const siteApi = { sendRequest };
