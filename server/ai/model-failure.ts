import type { AiFailure } from "../../schema/ai/failure.ts";

/** Why there is no draft. The message is for the log. */
export class ModelFailure extends Error {
  readonly code: AiFailure;

  constructor(code: AiFailure, message: string) {
    super(message);
    this.name = "ModelFailure";
    this.code = code;
  }
}

/** AI-6: the failure behind anything that the client throws. Never keeps the error itself, which contains headers. */
export function failureOf(error: unknown, apiKey: string): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : "unknown error";
  return new ModelFailure(codeOf(error), message.replaceAll(apiKey, "…").slice(0, 200));
}

/** The HTTP status of a reply that the client throws. 0 if there was none. */
export const statusOf = (error: unknown): number =>
  error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 0;

function codeOf(error: unknown): AiFailure {
  const status = statusOf(error);
  if (status === 429) return "ai/busy";
  // No such key, address or model, or this key may not use it.
  if ([401, 403, 404].includes(status)) return "ai/misconfigured";
  const code = error instanceof Error && "code" in error ? `${error.code}` : "";
  if (status === 400 && /content_(filter|policy)/.test(code)) return "ai/refused";
  // No connection, a time limit, a server error, or a body that is no JSON.
  return "ai/unavailable";
}
