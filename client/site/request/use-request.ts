import { type FormEvent, useState } from "react";
import { type RequestKind, sendRequest } from "../../../schema/site/api.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { ApiError } from "../../net/api-error.ts";
import { call } from "../../net/http.ts";
import { toast } from "../../ui/feedback/toast.ts";
import {
  emptyDraft,
  fieldErrors,
  isIncomplete,
  problemsOf,
  type RequestDraft,
  type RequestErrors,
  type RequestField,
  requestFields,
} from "./request-draft.ts";
import { requestText } from "./request-text.ts";

export interface RequestForm {
  draft: RequestDraft;
  errors: RequestErrors;
  isBusy: boolean;
  write: (field: RequestField, value: string) => void;
  /** Keeps what is written and drops what was said about it. */
  forgive: () => void;
  /** Checks and sends as this kind; answers whether it has arrived. */
  submit: (kind: RequestKind, event: FormEvent<HTMLFormElement>) => Promise<boolean>;
}

/** What somebody writes to the leaders, until it has arrived. */
export function useRequest(): RequestForm {
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<RequestErrors>({});
  const [isBusy, setIsBusy] = useState(false);

  function show(problems: RequestErrors, form: HTMLFormElement) {
    setErrors(problems);
    const first = requestFields.find((field) => problems[field] !== undefined);
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  async function submit(kind: RequestKind, event: FormEvent<HTMLFormElement>): Promise<boolean> {
    event.preventDefault();
    const form = event.currentTarget;
    const words = requestText[kind];
    const problems = problemsOf(draft);
    show(problems, form);
    if (isIncomplete(draft)) {
      toast({ title: "Please fill in required fields", message: words.required, variant: "destructive" });
    }
    if (isBusy || Object.keys(problems).length > 0) return false;
    setIsBusy(true);
    try {
      await call(sendRequest, { body: { kind, ...draft } });
      toast(words.sent);
      setDraft(emptyDraft);
      return true;
    } catch (error) {
      toast({ ...errorTextFor(error), variant: "destructive" });
      show(refusedFields(error), form);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return {
    draft,
    errors,
    isBusy,
    write(field, value) {
      setDraft((before) => ({ ...before, [field]: value }));
      setErrors(({ [field]: _, ...others }) => others);
    },
    forgive: () => setErrors({}),
    submit,
  };
}

function refusedFields(error: unknown): RequestErrors {
  const refused = error instanceof ApiError ? Object.keys(error.fields) : [];
  const known = requestFields.filter((field) => refused.includes(field));
  return Object.fromEntries(known.map((field) => [field, fieldErrors[field]]));
}
