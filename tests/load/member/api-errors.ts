import { ApiError } from "../../../client/net/http/api-error.ts";
import type { ErrorCode } from "../../../schema/errors.ts";
import { Refused } from "./member.ts";

/** Turns errors into those of the client: refusals keep their code, everything else counts as a network failure. */
export async function withApiErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new ApiError(error instanceof Refused ? (error.code as ErrorCode) : "network/unreachable");
  }
}
