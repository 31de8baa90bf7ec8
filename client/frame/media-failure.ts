/** Why the browser gives no camera or microphone. `denied` also says that the member closed the question. */
export type MediaFailure = "denied" | "missing" | "busy" | "failed";

const reasons: Readonly<Record<string, MediaFailure>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** Why `getUserMedia` has rejected with this. */
export const mediaFailureOf = (error: unknown): MediaFailure =>
  (error instanceof Error && reasons[error.name]) || "failed";
