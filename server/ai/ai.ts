import type { Config } from "../platform/config/config.ts";
import { chatModel, type Model } from "./chat-model.ts";

export type { Model } from "./chat-model.ts";
export { draftLine, draftProse } from "./draft-text.ts";
export {
  expiredGeneration,
  failedNow,
  type GenerationTools,
  generationBefore,
  generationQueue,
  recentGeneration,
  runningGeneration,
  statusOf,
} from "./generation.ts";
export { ModelFailure } from "./model-failure.ts";

type Settings = Pick<Config, "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL">;

/** The model of the settings. Null without a key: nothing is drafted on this server. */
export function openModel({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Settings): Model | null {
  if (OPENAI_API_KEY === undefined) return null;
  return chatModel({ apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL });
}
