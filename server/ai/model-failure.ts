import { AuthenticationError, BadRequestError, NotFoundError, PermissionDeniedError, RateLimitError } from "openai";
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

function codeOf(error: unknown): AiFailure {
  if (error instanceof RateLimitError) return "ai/busy";
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError) return "ai/misconfigured";
  // The address or the model does not exist.
  if (error instanceof NotFoundError) return "ai/misconfigured";
  if (error instanceof BadRequestError && /content_(filter|policy)/.test(error.code ?? "")) return "ai/refused";
  // No connection, a time limit, a server error, or a body that is no JSON.
  return "ai/unavailable";
}
