import { useRef, useState } from "react";
import { ApiError } from "../../net/http/api-error.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { type ErrorText, errorTextFor } from "../error-text.ts";
import { type ImageLimits, readImagePreview } from "./image-preview.ts";

interface Options {
  limits: ImageLimits;
  /** The name of the file's field in the endpoint. */
  field: string;
  /** Sends the form; resolves with the name of the stored picture. */
  send: (body: FormData, onProgress: (share: number) => void) => Promise<string>;
  onSent: (name: string) => void;
  failedText: ErrorText;
}

interface ChosenImage {
  file: File;
  /** Shows the file before it is sent. */
  preview: string;
}

/** A picture that is chosen in a form. It is sent when the form is saved, and then has a name. */
export function useImageUpload(options: Options) {
  const [chosen, setChosen] = useState<ChosenImage | null>(null);
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<number | null>(null);
  /** The last choice, also while its file is still being read. */
  const latest = useRef<{ file: File; preview: ReturnType<typeof readImagePreview> } | null>(null);
  /** The file field, which gets the focus if the picture is refused. */
  const input = useRef<HTMLInputElement>(null);

  async function choose(file: File | undefined) {
    const choice = file ? { file, preview: readImagePreview(file, options.limits) } : null;
    latest.current = choice;
    setChosen(null);
    setError(undefined);
    if (!choice) return;
    const preview = await choice.preview;
    // Another file may have been chosen while this one was read.
    if (latest.current !== choice) return;
    if (typeof preview === "string") setChosen({ file: choice.file, preview });
    else setError(preview.fault);
  }

  /** Sends the chosen picture, once. Returns false if it is refused, and shows why. */
  async function send(): Promise<boolean> {
    const choice = latest.current;
    if (!choice) return true;
    // The form may be saved while the file is still being read.
    const preview = await choice.preview;
    if (typeof preview !== "string") return showFailure(preview.fault);
    setError(undefined);
    const body = new FormData();
    body.set(options.field, choice.file);
    try {
      options.onSent(await options.send(body, setProgress));
      if (latest.current === choice) void choose(undefined);
      return true;
    } catch (cause) {
      const field = cause instanceof ApiError ? cause.fields[options.field] : undefined;
      return showFailure(field ?? errorTextFor(cause).message);
    } finally {
      setProgress(null);
    }
  }

  function showFailure(message: string): false {
    setError(message);
    toast({ ...options.failedText, variant: "destructive" });
    input.current?.focus();
    return false;
  }

  return { chosen, error, progress, input, choose, send };
}

export type ImageUpload = ReturnType<typeof useImageUpload>;
