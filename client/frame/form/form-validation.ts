import type { FieldError, FieldErrors, FieldValues, Path, ResolverOptions, ResolverResult } from "react-hook-form";
import type { z } from "zod";
import type { Endpoint } from "../../../schema/endpoint.ts";
import { wrong } from "../../../schema/field-text.ts";
import { ApiError } from "../../net/http/api-error.ts";
import { bodySchemaOf } from "../../net/http/body-schema.ts";

/** Error messages for some fields of a form. */
export type FieldTexts<Values extends FieldValues> = Readonly<Partial<Record<Path<Values>, string>>>;

type BodyEndpoint = Endpoint & { readonly body: z.ZodType };

interface Checks<Values extends FieldValues> {
  endpoint: BodyEndpoint;
  toBody: (values: Values) => unknown;
  requiredTexts?: FieldTexts<Values>;
  check?: (values: Values) => FieldTexts<Values>;
}

async function loadResolver(endpoint: BodyEndpoint) {
  const [schema, { zodResolver }] = await Promise.all([bodySchemaOf(endpoint), import("@hookform/resolvers/zod")]);
  // Where a schema has no words of its own, those of zod would be English in every language.
  return zodResolver(schema as never, { error: () => wrong } as never);
}

/** Loads the schema early, while the form is being filled in. */
export function preloadSchema(endpoint: BodyEndpoint): void {
  // If this fails, the check before sending tries again.
  loadResolver(endpoint).catch(() => {});
}

const isEmpty = (value: unknown) => value === undefined || (typeof value === "string" && value.trim() === "");

/** The schema's errors, in which the form's own messages replace those of the schema. */
function withOwnTexts<Values extends FieldValues>(checks: Checks<Values>, values: Values, found?: FieldErrors) {
  const errors: Record<string, unknown> = { ...found };
  const empty = Object.entries(checks.requiredTexts ?? {}).filter(([field]) => isEmpty(values[field]));
  for (const [field, message] of [...Object.entries(checks.check?.(values) ?? {}), ...empty]) {
    errors[field] = { ...(errors[field] as FieldError | undefined), type: "custom", message };
  }
  return errors as FieldErrors<Values>;
}

/** A resolver for react-hook-form: checks the body that would be sent against the endpoint's schema. */
export async function validateBody<Values extends FieldValues>(
  checks: Checks<Values>,
  values: Values,
  context: unknown,
  options: ResolverOptions<Values>,
): Promise<ResolverResult<Values>> {
  // If the schema can't be loaded, only the server checks.
  const resolver = await loadResolver(checks.endpoint).catch(() => null);
  const result = resolver && (await resolver(checks.toBody(values) as never, context, options as never));
  const errors = withOwnTexts(checks, values, result?.errors as FieldErrors | undefined);
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
}

/** The fields of this form that the server refused, in the form's order. */
export function fieldFailures<Values extends FieldValues>(error: unknown, values: Values) {
  const fields = error instanceof ApiError ? error.fields : {};
  return (Object.keys(values) as Path<Values>[]).flatMap((field) => {
    const message = fields[field];
    return message === undefined ? [] : [{ field, message }];
  });
}
