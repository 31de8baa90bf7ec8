import { z } from "zod";

/** The language model that drafts courses and devotions. */
export const aiSettings = {
  OPENAI_API_KEY: z
    .string()
    .optional()
    .describe(
      "Key of OpenAI or of a compatible server, whose model drafts courses and devotions. Without it nothing is drafted",
    ),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .default("https://api.openai.com/v1")
    .describe("Address of the API of OpenAI, or of a compatible server such as Ollama or vLLM"),
  OPENAI_MODEL: z.string().max(200).default("gpt-4.1-mini").describe("Name of the model on that server"),
};
