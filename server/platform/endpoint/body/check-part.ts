import type { z } from "zod";
import { Refusal } from "../../refusal.ts";

/** Parses one part of a request. A part that is not declared must be absent; errors name each invalid field. */
export function checkPart<S extends z.ZodType>(
  part: "params" | "query" | "headers" | "body",
  schema: S | undefined,
  value: unknown,
): z.output<S> {
  if (!schema) {
    if (part === "query" && value && Object.keys(value).length > 0) throw new Refusal("request/invalid");
    return undefined as z.output<S>;
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  if (part === "params") throw new Refusal("request/not-found");
  throw new Refusal("request/invalid", { fields: fieldFaults(part, parsed.error) });
}

/** The error of each invalid field. */
export const fieldFaults = (part: string, { issues }: z.ZodError): Readonly<Record<string, string>> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join(".") || part, message]));
