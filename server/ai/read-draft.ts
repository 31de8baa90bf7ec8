import { z } from "zod";

/** A draft that fulfils its schema, or what is wrong with it, in words for the model. */
export type ReadDraft<Draft> =
  | { readonly isUsable: true; readonly draft: Draft }
  | { readonly isUsable: false; readonly problems: string };

/** The longest list of problems that is sent back to the model. */
const PROBLEMS_MAX_LENGTH = 2_000;

/** What models that reason aloud write before their reply. */
const thoughts = /^\s*<think(?:ing)?>.*?<\/think(?:ing)?>/is;
/** Models without strict schemas often put their JSON between these marks. */
const fenced = /(?:```|~~~)[\w-]*(.*)(?:```|~~~)/s;
/** Some write a sentence before or after it. */
const object = /\{.*\}/s;

/** AI-3, AI-9: reads the model's text as JSON and checks it. */
export function readDraft<Schema extends z.ZodType>(content: string, schema: Schema): ReadDraft<z.output<Schema>> {
  const parsed = jsonIn(content.replace(thoughts, ""));
  if (parsed === undefined) return { isUsable: false, problems: "This is not valid JSON." };
  const checked = schema.safeParse(parsed);
  if (checked.success) return { isUsable: true, draft: checked.data };
  return { isUsable: false, problems: z.prettifyError(checked.error).slice(0, PROBLEMS_MAX_LENGTH) };
}

/** The JSON in the text: all of it, else what is between the fences, else what is between the outermost braces. */
function jsonIn(text: string): unknown {
  const readings = [text, text.match(fenced)?.[1], text.match(object)?.[0]];
  for (const reading of readings) {
    const parsed = reading === undefined ? undefined : jsonOf(reading);
    if (parsed !== undefined) return parsed;
  }
  return undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
