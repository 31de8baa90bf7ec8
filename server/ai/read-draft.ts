import { z } from "zod";

/** A draft that fulfils its schema, or what is wrong with it, in words for the model. */
export type ReadDraft<Draft> =
  | { readonly isUsable: true; readonly draft: Draft }
  | { readonly isUsable: false; readonly problems: string };

/** The longest list of problems that is sent back to the model. */
const PROBLEMS_MAX_LENGTH = 2_000;

/** Models without strict schemas often put their JSON between these marks. */
const fenced = /^```(?:json)?\s*\n(.*)\n\s*```$/is;

/** AI-3: reads the model's text as JSON and checks it. */
export function readDraft<Schema extends z.ZodType>(content: string, schema: Schema): ReadDraft<z.output<Schema>> {
  const parsed = jsonOf(content.trim().replace(fenced, "$1"));
  if (parsed === undefined) return { isUsable: false, problems: "This is not valid JSON." };
  const checked = schema.safeParse(parsed);
  if (checked.success) return { isUsable: true, draft: checked.data };
  return { isUsable: false, problems: z.prettifyError(checked.error).slice(0, PROBLEMS_MAX_LENGTH) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
