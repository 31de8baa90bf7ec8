import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { fileFault } from "../../../../schema/file-fault.ts";
import { importQuestions, QUESTION_FILE_MAX_BYTES, QUESTION_FILE_TYPES } from "../../../../schema/question/file-api.ts";
import { toastError } from "../../../frame/error-text.ts";
import { ApiError } from "../../../net/http/api-error.ts";
import { upload } from "../../../net/http/upload.ts";
import { clearFailures } from "../../../ui/feedback/toast.ts";
import { refreshQuestions } from "../question-admin-queries.ts";
import * as text from "./file-text.ts";

const rule = { types: QUESTION_FILE_TYPES, maxBytes: QUESTION_FILE_MAX_BYTES } as const;

/** By the name: some systems give CSV files the type of their spreadsheet program, or none. */
function typeOf({ name, type }: File): string {
  if (/\.json$/i.test(name)) return "application/json";
  if (/\.csv$/i.test(name)) return "text/csv";
  return type;
}

/** Chooses and sends a file of questions. Its faults are shown at the field, those of its rows in the report. */
export function useImport() {
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const [progress, setProgress] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const mutation = useMutation({
    mutationFn: (chosen: File) => {
      const body = new FormData();
      body.set("file", new File([chosen], chosen.name, { type: typeOf(chosen) }));
      return upload(importQuestions, { body, onProgress: setProgress });
    },
    onSuccess: ({ imported }) => void (imported > 0 && refreshQuestions()),
    onError(error) {
      const field = error instanceof ApiError ? error.fields.file : undefined;
      if (field === undefined) toastError(error, text.importFailed);
      else refuse(field);
    },
    onSettled: () => setProgress(null),
  });

  function refuse(message: string) {
    setFault(message);
    input.current?.focus();
  }

  function choose(chosen: File | undefined) {
    setFile(chosen);
    mutation.reset();
    setFault(chosen && fileFault(rule, { type: typeOf(chosen), size: chosen.size }));
  }

  function send() {
    clearFailures();
    if (!file) return refuse(text.fileRequired);
    const refusal = fileFault(rule, { type: typeOf(file), size: file.size });
    if (refusal !== undefined) return refuse(refusal);
    setFault(undefined);
    if (!mutation.isPending) mutation.mutate(file);
  }

  return { input, fault, progress, isBusy: mutation.isPending, report: mutation.data, choose, send };
}
