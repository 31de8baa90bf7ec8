const MAX_LENGTH = 1_000;

/** Without email addresses, which mail servers and drivers quote. */
export const withoutAddresses = (text: string): string =>
  text.replace(/[^\s"'<>(),;=]+@[^\s"'<>(),;=]+\.[a-z]{2,}/gi, "[address]");

/** What is readable of anything that was thrown. Libraries also throw plain objects, or copies of errors as such. */
export function errorParts(thrown: unknown): {
  readonly name: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string;
  readonly cause?: unknown;
} {
  if (typeof thrown !== "object" || thrown === null) return { name: "Error", message: String(thrown) };
  const { name, message, code, stack, cause } = thrown as Partial<Error> & { code?: unknown };
  return {
    name: typeof name === "string" ? name : "Error",
    message: typeof message === "string" ? message : withoutMessage(thrown),
    ...(code !== undefined && { code }),
    ...(typeof stack === "string" && { stack }),
    ...(cause !== undefined && { cause }),
  };
}

/** Anything thrown in one line, with its causes, for people who look for what went wrong. */
export function errorText(thrown: unknown): string {
  const { name, message, code, cause } = errorParts(thrown);
  const said = message || (code === undefined ? name : String(code));
  const own = name === "Error" ? said : `${name}: ${said}`;
  const text = cause === undefined ? own : `${own} (${errorText(cause)})`;
  return withoutAddresses(text).slice(0, MAX_LENGTH);
}

/** Only the names of its fields: their values may be a member's. */
const withoutMessage = (thrown: object): string =>
  `an object with the fields ${Object.keys(thrown).join(", ") || "none"}`;
