import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { ApiError, codeOf, type FailureCode } from "../../net/http/api-error.ts";
import type { Part } from "../../net/http/http.ts";
import { clearFailures, toast } from "../../ui/feedback/toast.ts";
import { type ErrorText, errorTextFor, toastError } from "../error-text.ts";
import { fieldFailures } from "./form-validation.ts";
import { useFormDraft } from "./use-form-draft.ts";

/** What a form of an endpoint can do, whatever its body is. */
export interface FormOptions<Values extends FieldValues, Output> {
  /** The field that an error code is about. The code's text is shown there. */
  fieldOf?: (code: FailureCode) => Path<Values> | undefined;
  /** For a failure that belongs to no field: says what the member was doing. */
  failedText?: ErrorText;
  /** The whole text of such a failure, where that does not do. */
  errorText?: (error: unknown) => ErrorText;
  /** Called with a failure. Returns true if it was handled in another way than by the form. */
  onFailure?: (error: unknown) => boolean | undefined;
  /** Called when the form is invalid, after the first invalid field gets the focus. */
  onInvalid?: () => void;
  /** Called before a valid form is sent. Return false to stop it. */
  beforeSend?: () => Promise<boolean>;
  onSuccess: (output: Output, values: Values) => void;
  /** Saves the typed text for a day under this name. For forms that take long to fill in. */
  draft?: string | undefined;
}

/** The path parameters, if the endpoint declares any. */
export type PathInput<E> = E extends { readonly params: z.ZodType } ? Part<E, "params"> : { params?: undefined };

/** How the values of a form are checked and sent. */
interface Exchange<Values extends FieldValues, Output> {
  defaultValues: DefaultValues<Values>;
  resolver: Resolver<Values>;
  send: (values: Values) => Promise<Output>;
  /** Loads early what the check needs. */
  preload: () => void;
}

/** What a text field needs: its value, its handlers and its error. */
export type FormField = UseFormRegisterReturn & { error: string | undefined; onFocus: () => void };

export interface ApiForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** True from the press until the reply. */
  isBusy: boolean;
  field: (name: Path<Values>) => FormField;
  errorOf: (name: Path<Values>) => string | undefined;
  /** Validates and sends the form. Does nothing while it is already being sent. */
  submit: (event?: FormEvent) => Promise<void>;
}

/** The part of `useApiForm` that knows nothing of the endpoint's body. */
export function useEndpointForm<Values extends FieldValues, Output>(
  options: FormOptions<Values, Output> & Exchange<Values, Output>,
): ApiForm<Values> {
  const { defaultValues, resolver } = options;
  const form = useForm<Values>({ defaultValues, resolver });
  const deleteDraft = useFormDraft(form, options.draft);
  const mutation = useMutation({ mutationFn: options.send });
  const isSending = useRef(false);

  function showFailure(error: unknown) {
    if (options.onFailure?.(error)) return;
    const field = options.fieldOf?.(codeOf(error));
    const failures =
      field === undefined ? fieldFailures(error, form.getValues()) : [{ field, message: errorTextFor(error).message }];
    for (const [index, { field: name, message }] of failures.entries()) {
      form.setError(name, { message }, { shouldFocus: index === 0 });
    }
    if (failures.length > 0) return;
    if (options.errorText) toast({ ...options.errorText(error), variant: "destructive" });
    else toastError(error, options.failedText);
  }

  function showInvalid(names: readonly string[]) {
    const values = form.getValues();
    const hasField = names.some((name) => name in values);
    if (!hasField) toastError(new ApiError("request/invalid"));
    options.onInvalid?.();
  }

  async function send(values: Values) {
    if (options.beforeSend && !(await options.beforeSend())) return;
    let output: Output;
    try {
      output = await mutation.mutateAsync(values);
    } catch (error) {
      return showFailure(error);
    }
    deleteDraft();
    options.onSuccess(output, values);
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    clearFailures();
    // Sends the values as they were typed: the server parses them with the same schema.
    await form
      .handleSubmit(
        () => send(form.getValues()),
        (errors) => showInvalid(Object.keys(errors)),
      )()
      .finally(() => {
        isSending.current = false;
      });
  }

  const { errors, isSubmitting } = form.formState;
  const errorOf = (name: Path<Values>) => messageAt(errors, name);
  return {
    form,
    isBusy: isSubmitting,
    field: (name) => ({ ...form.register(name), error: errorOf(name), onFocus: options.preload }),
    errorOf,
    submit,
  };
}

function messageAt(errors: FieldErrors, name: string): string | undefined {
  const message = errors[name]?.message;
  return typeof message === "string" ? message : undefined;
}
