import { ApiError, codeOf, type FailureCode } from "../net/http/api-error.ts";
import { beforeFailure } from "../net/http/http.ts";
import { toast } from "../ui/feedback/toast.ts";
import { type ErrorText, frameErrors, neutralErrorText } from "./frame-errors.ts";

export type { ErrorText, ErrorTexts } from "./frame-errors.ts";

/** Codes whose own texts don't help people. A text about what they were doing says more. */
const genericCodes: ReadonlySet<FailureCode> = new Set([
  "network/unreachable",
  "server/unknown",
  "server/unavailable",
  "request/malformed",
  "request/invalid",
  "request/not-found",
  "message/invalid",
]);

type Texts = Readonly<Partial<Record<FailureCode, ErrorText>>>;
type NounOf<Code> = Code extends `${infer Noun}/${string}` ? Noun : never;
/** What an error code begins with. */
export type ErrorNoun = NounOf<FailureCode>;
export type ErrorTextLoaders = Readonly<Partial<Record<ErrorNoun, () => Promise<{ errorTexts: Texts }>>>>;

/** A failure that takes longer to explain is better shown without its text. */
const LOADING_MS = 4_000;

let texts: Texts = frameErrors;
let loaders: ErrorTextLoaders = {};
const loading = new Map<ErrorNoun, Promise<void>>();

export function provideErrorTexts(more: Texts): void {
  texts = { ...texts, ...more };
}

/** Sets how the texts of the features are loaded, and makes every call that fails load those of its code. */
export function declareErrorTexts(all: ErrorTextLoaders): void {
  loaders = all;
  beforeFailure(loadErrorTextOf);
}

/** Loads the texts of these nouns. Resolves in any case: without its text a code has the neutral one. */
export const loadErrorTexts = (nouns: readonly ErrorNoun[]): Promise<unknown> => Promise.all(nouns.map(loadTexts));

/** Loads the text of a code that no failed call has brought along. */
export async function loadErrorTextOf(code: FailureCode): Promise<void> {
  if (code in texts) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LOADING_MS);
    void loadTexts(code.split("/")[0] as ErrorNoun).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The next failure tries again what could not be loaded. */
function loadTexts(noun: ErrorNoun): Promise<void> {
  const started =
    loading.get(noun) ??
    loaders[noun]?.().then(
      ({ errorTexts }) => provideErrorTexts(errorTexts),
      () => void loading.delete(noun),
    ) ??
    Promise.resolve();
  loading.set(noun, started);
  return started;
}

/** The text of a code. Unknown codes of a newer server get the neutral text. */
export function errorTextOf(code: FailureCode): ErrorText {
  return texts[code] ?? neutralErrorText;
}

/** The text for anything thrown. `fallback` says what the member was doing; it replaces texts that wouldn't help them. */
export function errorTextFor(error: unknown, fallback?: ErrorText): ErrorText {
  const code = codeOf(error);
  const shown = fallback !== undefined && genericCodes.has(code) ? fallback : errorTextOf(code);
  const reference = referenceOf(error);
  return reference === undefined ? shown : { ...shown, reference };
}

/** MONITORING-6: the id of a request that failed for a reason that nobody expected. */
const referenceOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === "server/unknown" ? error.requestId : undefined;

/** For the specified texts that end with the reason: "Failed to join channel: ..." */
export function errorTextWithReason(error: unknown, { title, message }: ErrorText): ErrorText {
  const reason = errorTextFor(error);
  return { ...reason, title, message: `${message}: ${reason.message}` };
}

/** Reports a failure in a toast, with the text of `errorTextFor`. */
export const toastError = (error: unknown, fallback?: ErrorText): void =>
  toast({ ...errorTextFor(error, fallback), variant: "destructive" });
