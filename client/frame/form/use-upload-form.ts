import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { OutputOf } from "../../../schema/endpoint.ts";
import { upload } from "../../net/http/upload.ts";
import type { FieldTexts } from "./form-validation.ts";
import { formDataOf, preloadUpload, type UploadEndpoint, validateUpload } from "./upload-validation.ts";
import { type ApiForm, type FormOptions, type PathInput, useEndpointForm } from "./use-endpoint-form.ts";

type FormEndpoint = UploadEndpoint & { readonly kind?: "json"; readonly isForm: true };

type TextValues<E extends FormEndpoint> = z.input<E["body"]["fields"]> & FieldValues;
type UploadValues<E extends FormEndpoint> = TextValues<E> & { [Name in keyof E["body"]["files"]]?: FileList };

interface UploadOptions<E extends FormEndpoint> extends FormOptions<UploadValues<E>, OutputOf<E>> {
  /** Those of the text fields. No file is chosen at first. */
  defaultValues: TextValues<E>;
  /** The fields that must be filled in, and what each says while it is empty. */
  requiredTexts?: FieldTexts<UploadValues<E>>;
}

export interface UploadForm<Values extends FieldValues> extends ApiForm<Values> {
  /** How much of the form has left, from 0 to 1. Null while nothing is being sent. */
  progress: number | null;
}

/** A form that sends texts and files to one endpoint, and otherwise does what `useApiForm` does. */
export function useUploadForm<E extends FormEndpoint>(
  endpoint: E,
  options: UploadOptions<E> & PathInput<E>,
): UploadForm<UploadValues<E>> {
  const [progress, setProgress] = useState<number | null>(null);

  async function send(values: UploadValues<E>): Promise<OutputOf<E>> {
    const input = { params: options.params, body: formDataOf(values), onProgress: setProgress };
    try {
      return await upload(endpoint, input as never);
    } finally {
      setProgress(null);
    }
  }

  const form = useEndpointForm<UploadValues<E>, OutputOf<E>>({
    ...options,
    defaultValues: options.defaultValues as DefaultValues<UploadValues<E>>,
    resolver: (values, context, settings) => validateUpload({ endpoint, ...options }, values, context, settings),
    send,
    preload: () => preloadUpload(endpoint),
  });
  return { ...form, progress };
}
