import type { z } from "zod";
import { settings } from "../../platform/config/config.ts";
import type { Prompt } from "./prompt.ts";

interface Standard {
  /** What Enter alone gives. */
  readonly standard?: string | undefined;
  /** What is shown of it, if it may hold a password. */
  readonly shown?: string | undefined;
  readonly isRequired?: boolean;
  readonly tidy?: (answer: string) => string;
}

/** Asks until the answer is one that the setting takes. One that is not required may be empty. */
export async function askSetting(
  prompt: Prompt,
  name: keyof typeof settings.shape,
  question: string,
  { standard, shown, isRequired = false, tidy = (answer) => answer }: Standard = {},
): Promise<string> {
  const shape: z.ZodType = settings.shape[name];
  for (;;) {
    const answer = tidy(await prompt.ask(question, { standard, shown }));
    if (answer === "" && !isRequired) return answer;
    const fault = answer === "" ? "it is needed" : shape.safeParse(answer).error?.issues[0]?.message;
    if (fault === undefined) return answer;
    prompt.say(`   This cannot be used: ${fault}.`);
  }
}
