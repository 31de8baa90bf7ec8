import { APIError } from "better-auth/api";
import { expect, test } from "vitest";
import { asRefusals } from "../../../../server/account/authentication-error.ts";

const codeOf = async (error: unknown) => {
  const thrown = await asRefusals(() => Promise.reject(error)).catch((reason: unknown) => reason);
  return (thrown as { code?: string }).code;
};
const apiError = (status: "UNAUTHORIZED" | "INTERNAL_SERVER_ERROR", code?: string) =>
  new APIError(status, { message: "told by better-auth", ...(code && { code }) });

test("errors of better-auth become our own codes", async () => {
  expect(await codeOf(apiError("UNAUTHORIZED", "INVALID_EMAIL_OR_PASSWORD"))).toBe("account/wrong-credentials");
  expect(await codeOf(apiError("UNAUTHORIZED", "EMAIL_NOT_VERIFIED"))).toBe("account/email-not-verified");
});

test("an unknown error code becomes server/unknown, and a database failure server/unavailable", async () => {
  expect(await codeOf(apiError("UNAUTHORIZED", "SOMETHING_NEW"))).toBe("server/unknown");
  expect(await codeOf(apiError("UNAUTHORIZED"))).toBe("server/unknown");
  expect(await codeOf(apiError("INTERNAL_SERVER_ERROR", "EMAIL_NOT_VERIFIED"))).toBe("server/unavailable");
});

test("other errors are thrown unchanged, and results are returned", async () => {
  const error = new Error("the network");
  await expect(asRefusals(() => Promise.reject(error))).rejects.toBe(error);
  expect(await asRefusals(async () => 7)).toBe(7);
});
