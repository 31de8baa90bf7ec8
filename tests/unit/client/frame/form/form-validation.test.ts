import { expect, test, vi } from "vitest";
import { fieldFailures, preloadSchema, validateBody } from "../../../../../client/frame/form/form-validation.ts";
import { ApiError } from "../../../../../client/net/http/api-error.ts";
import { signIn } from "../../../../../schema/account/api.ts";
import { report } from "../../../../../schema/safety/api.ts";
import { sendRequest } from "../../../../../schema/site/api.ts";

const options = { fields: {}, shouldUseNativeValidation: false } as never;
const messages = (errors: object) =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]));

test("an invalid email gets the specified text, and a form's own check replaces the schema's", async () => {
  const check = () => ({ password: "Password must be at least 6 characters" });
  const checks = { endpoint: signIn, toBody: (values: object) => values, check };
  const { errors } = await validateBody(checks, { email: "not an address", password: "" }, undefined, options);
  expect(messages(errors)).toEqual({
    email: "Please enter a valid email address",
    password: "Password must be at least 6 characters",
  });
});

test("a blank required field shows the form's own text, and a blank optional field shows none", async () => {
  const values = { name: "  ", email: "", phone: "", message: "" };
  const requiredTexts = { name: "Please enter your name.", email: "Please enter your email." };
  const toBody = (form: typeof values) => ({ kind: "join", ...form });
  const { errors } = await validateBody({ endpoint: sendRequest, toBody, requiredTexts }, values, undefined, options);
  expect(messages(errors)).toEqual(requiredTexts);
});

test("a required choice is missing while it is undefined, and a number or a tick is no empty text", async () => {
  const requiredTexts = { level: "Please choose a level.", isAgreed: "Please agree.", day: "Please choose a day." };
  const values = { email: "ada@example.org", password: "lamp-on-a-stand", level: 0, isAgreed: false, day: undefined };
  const checks = {
    endpoint: signIn,
    toBody: ({ email, password }: typeof values) => ({ email, password }),
    requiredTexts,
  };
  expect(messages((await validateBody(checks, values, undefined, options)).errors)).toEqual({
    day: "Please choose a day.",
  });
});

test("a complete form has no errors and keeps its values as they were typed", async () => {
  const values = { email: " Ada@Example.org ", password: "lamp-on-a-stand" };
  const checks = { endpoint: signIn, toBody: (form: object) => form };
  expect(await validateBody(checks, values, undefined, options)).toEqual({ values, errors: {} });
});

test("where a schema has no words of its own, a form shows none of zod's", async () => {
  const checks = { endpoint: signIn, toBody: () => ({ email: 5 }) };
  const { errors } = await validateBody(checks, { email: "", password: "" }, undefined, options);
  expect(messages(errors)).toEqual({ email: "Please check this.", password: "Please check this." });
});

test("parts of the body that are not fields of the form are validated too", async () => {
  const toBody = (values: object) => ({ subject: { kind: "profile", memberId: "nobody" }, ...values });
  const { errors } = await validateBody({ endpoint: report, toBody }, { reason: "scam", note: "" }, undefined, options);
  expect(Object.keys(errors)).toEqual(["subject"]);
});

test("a form whose schema can't be loaded still checks its required fields", async () => {
  const endpoint = { ...signIn, loadBody: () => Promise.reject(new TypeError("Failed to fetch")) };
  const checks = { endpoint, toBody: (values: object) => values, requiredTexts: { email: "Please enter your email." } };
  expect(await validateBody(checks, { email: "odd", password: "" }, undefined, options)).toMatchObject({ errors: {} });
  const { errors } = await validateBody(checks, { email: "", password: "" }, undefined, options);
  expect(messages(errors)).toEqual({ email: "Please enter your email." });
});

test("the schema is loaded while the form is filled in; a failure is left to the later check", () => {
  const loadBody = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  preloadSchema({ ...signIn, loadBody } as never);
  expect(loadBody).toHaveBeenCalledOnce();
});

test("fieldFailures returns the refused fields of this form, in the form's order", () => {
  const fields = { message: "Too long", name: "Please keep this on one line.", kind: "Unknown" };
  const error = new ApiError("request/invalid", { fields });
  expect(fieldFailures(error, { name: "", email: "", message: "" })).toEqual([
    { field: "name", message: "Please keep this on one line." },
    { field: "message", message: "Too long" },
  ]);
  expect(fieldFailures(new Error("boom"), { name: "" })).toEqual([]);
});
