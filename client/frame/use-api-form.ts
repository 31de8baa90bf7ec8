import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import type { BodyInputOf, Endpoint, OutputOf } from "../../schema/endpoint.ts";
import { ApiError, codeOf, type FailureCode } from "../net/api-error.ts";
import { call, type Part } from "../net/http.ts";
import { clearFailures, toast } from "../ui/feedback/toast.ts";
import { type ErrorText, errorTextFor } from "./error-text.ts";
import { type FieldTexts, fieldFailures, preloadSchema, validateBody } from "./form-validation.ts";
import { useFormDraft } from "./use-form-draft.ts";

type FormEndpoint = Endpoint & { readonly kind?: "json"; readonly isForm: true; readonly body: z.ZodType };

interface FormOptions<E extends FormEndpoint, Values extends FieldValues> {
  defaultValues: Values;
  /** The endpoint's body. Without it, the form's values are the body. */
  toBody?: (values: Values) => BodyInputOf<E>;
  /** The required fields, with the message for each while it is empty. */
  requiredTexts?: FieldTexts<Values>;
  /** Checks that the schema cannot do, for instance against the community's settings. */
  check?: (values: Values) => FieldTexts<Values>;
  /** The field that an error code is about. The code's text is shown there. */
  fieldOf?: (code: FailureCode) => Path<Values> | undefined;
  /** The text of a failure that belongs to no field. */
  errorText?: (error: unknown) => ErrorText;
  /** Handles a failure in another way. Returns false to leave it to the form. */
  onFailure?: (error: unknown) => boolean;
  /** Called when the form is invalid, after the first invalid field gets the focus. */
  onInvalid?: () => void;
  /** Called before a valid form is sent. Return false to stop it. */
  beforeSend?: () => Promise<boolean>;
  onSuccess: (output: OutputOf<E>, values: Values) => void;
  /** Saves the typed text for a day under this name. For forms that take long to fill in. */
  draft?: string | undefined;
}

/** The path parameters, if the endpoint declares any. */
type PathInput<E> = E extends { readonly params: z.ZodType } ? Part<E, "params"> : { params?: undefined };

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

/**
 * A form that sends the body of one endpoint. The endpoint's schema checks it first, in the browser. Fields that the server
 * refuses show the error, and the first of them gets the focus. Other failures become a toast.
 */
export function useApiForm<E extends FormEndpoint, Values extends FieldValues = BodyInputOf<E> & FieldValues>(
  endpoint: E,
  options: FormOptions<E, Values> & PathInput<E>,
): ApiForm<Values> {
  const toBody = options.toBody ?? ((values: Values) => values as unknown as BodyInputOf<E>);
  const form = useForm<Values>({
    defaultValues: options.defaultValues as DefaultValues<Values>,
    resolver: (values, context, settings) => validateBody({ endpoint, toBody, ...options }, values, context, settings),
  });
  const deleteDraft = useFormDraft(form, options.draft);
  const mutation = useMutation({
    mutationFn: (body: BodyInputOf<E>) => call(endpoint, { params: options.params, body } as never),
  });
  const isSending = useRef(false);

  function showFailure(error: unknown) {
    if (options.onFailure?.(error)) return;
    const text = (options.errorText ?? errorTextFor)(error);
    const field = options.fieldOf?.(codeOf(error));
    const failures = field === undefined ? fieldFailures(error, form.getValues()) : [{ field, message: text.message }];
    for (const [index, { field: name, message }] of failures.entries()) {
      form.setError(name, { message }, { shouldFocus: index === 0 });
    }
    if (failures.length === 0) toast({ ...text, variant: "destructive" });
  }

  function showInvalid(names: readonly string[]) {
    const values = form.getValues();
    const hasField = names.some((name) => name in values);
    if (!hasField) toast({ ...errorTextFor(new ApiError("request/invalid")), variant: "destructive" });
    options.onInvalid?.();
  }

  async function send(values: Values) {
    if (options.beforeSend && !(await options.beforeSend())) return;
    let output: OutputOf<E>;
    try {
      output = await mutation.mutateAsync(toBody(values));
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
    field: (name) => ({ ...form.register(name), error: errorOf(name), onFocus: () => preloadSchema(endpoint) }),
    errorOf,
    submit,
  };
}

function messageAt(errors: FieldErrors, name: string): string | undefined {
  const message = errors[name]?.message;
  return typeof message === "string" ? message : undefined;
}
