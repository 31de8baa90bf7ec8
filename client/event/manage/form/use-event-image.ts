import { useRef, useState } from "react";
import {
  EVENT_IMAGE_MAX_BYTES,
  EVENT_IMAGE_MAX_SIDE,
  EVENT_IMAGE_MIN_HEIGHT,
  EVENT_IMAGE_MIN_WIDTH,
  EVENT_IMAGE_TYPES,
  uploadEventImage,
} from "../../../../schema/event/image-api.ts";
import { fileFault } from "../../../../schema/file-fault.ts";
import { errorTextFor, errorTextOf } from "../../../frame/error-text.ts";
import { ApiError } from "../../../net/http/api-error.ts";
import { upload } from "../../../net/http/upload.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import * as text from "../manage-text.ts";

const rule = { types: EVENT_IMAGE_TYPES, maxBytes: EVENT_IMAGE_MAX_BYTES } as const;

interface ChosenImage {
  file: File;
  /** Shows the file before it is sent. */
  preview: string;
}

/** The file that is chosen in the form. It is sent when the form is saved, and then has a name. */
export function useEventImage(setImageName: (name: string) => void) {
  const [chosen, setChosen] = useState<ChosenImage | null>(null);
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<number | null>(null);
  const latest = useRef<File | null>(null);
  /** The file field, which gets the focus if the picture is refused. */
  const input = useRef<HTMLInputElement>(null);

  async function choose(file: File | undefined) {
    latest.current = file ?? null;
    setChosen(null);
    setError(undefined);
    if (!file) return;
    const preview = await readPreview(file);
    // Another file may have been chosen while this one was read.
    if (latest.current !== file) return;
    if (typeof preview === "string") setChosen({ file, preview });
    else setError(preview.fault);
  }

  /** Sends the chosen picture, once. Returns false if it is refused, and shows why. */
  async function send(): Promise<boolean> {
    if (!chosen) return error === undefined || showFailure(error);
    setError(undefined);
    const body = new FormData();
    body.set("image", chosen.file);
    try {
      setImageName((await upload(uploadEventImage, { body, onProgress: setProgress })).imageName);
      setChosen(null);
      return true;
    } catch (cause) {
      const field = cause instanceof ApiError ? cause.fields.image : undefined;
      return showFailure(field ?? errorTextFor(cause).message);
    } finally {
      setProgress(null);
    }
  }

  function showFailure(message: string): false {
    setError(message);
    toast({ ...text.uploadFailed, variant: "destructive" });
    input.current?.focus();
    return false;
  }

  return { chosen, error, progress, input, choose, send };
}

export type EventImageState = ReturnType<typeof useEventImage>;

/** The picture as an address, or why it is refused. The server checks again. */
async function readPreview(file: File): Promise<string | { fault: string }> {
  const fault = fileFault(rule, file);
  if (fault !== undefined) return { fault };
  try {
    const address = await dataAddress(file);
    const code = sizeFault(await sizeOf(address));
    return code ? { fault: errorTextOf(code).message } : address;
  } catch {
    return { fault: errorTextOf("event/image-unreadable").message };
  }
}

/** A `data:` address: the page's policy allows no others but its own. */
function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

interface Size {
  width: number;
  height: number;
}

function sizeOf(address: string): Promise<Size> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new Error("not a picture"));
    image.src = address;
  });
}

function sizeFault({ width, height }: Size) {
  if (Math.max(width, height) > EVENT_IMAGE_MAX_SIDE) return "event/image-too-many-pixels";
  return width < EVENT_IMAGE_MIN_WIDTH || height < EVENT_IMAGE_MIN_HEIGHT ? "event/image-too-small" : undefined;
}
