import type { FieldErrors } from "react-hook-form";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { formDataOf, validateUpload } from "../../../../../client/frame/form/upload-validation.ts";
import { endpoint, upload } from "../../../../../schema/endpoint.ts";
import { title } from "../../../../../schema/text.ts";

const sendPicture = endpoint({
  method: "POST",
  path: "/api/test/picture",
  caller: "member",
  summary: "Takes a picture.",
  isForm: true,
  body: upload({
    fields: z.strictObject({ title: title(10) }),
    files: {
      picture: { types: ["image/png"], maxBytes: 4096 },
      thumbnail: { types: ["image/png"], maxBytes: 1024, isOptional: true },
    },
  }),
  output: z.strictObject({ done: z.literal(true) }),
});

const options = { fields: {}, shouldUseNativeValidation: false } as never;
const png = (size: number) => new File([new Uint8Array(size)], "evening.png", { type: "image/png" });
/** What a file input holds. */
const chosen = (...files: File[]) => files;

async function errorsOf(values: object, checks: object = {}) {
  const result = await validateUpload({ endpoint: sendPicture, ...checks }, values, undefined, options);
  const errors: FieldErrors = result.errors;
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
}

describe("a form with files", () => {
  test("is complete with its texts and the files that it needs", async () => {
    expect(await errorsOf({ title: "Tonight", picture: chosen(png(4096)), thumbnail: chosen() })).toEqual({});
  });

  test("names every wrong text and file at once", async () => {
    const errors = { title: "Please fill this in.", picture: "Please choose a file." };
    expect(await errorsOf({ title: "", picture: chosen() })).toEqual(errors);
    const thumbnail = "Please choose a file of at most 1 KB.";
    expect(await errorsOf({ title: "", picture: undefined, thumbnail: chosen(png(1025)) })).toEqual({
      ...errors,
      thumbnail,
    });
  });

  test("shows its own sentence for a field that is empty", async () => {
    const requiredTexts = { picture: "Please add the picture of your flyer." };
    expect(await errorsOf({ title: "Tonight", picture: chosen() }, { requiredTexts })).toEqual(requiredTexts);
  });

  test("leaves the check to the server where the declaration cannot be fetched", async () => {
    const unreachable = { ...sendPicture, loadBody: () => Promise.reject(new TypeError("Failed to fetch")) };
    expect(await errorsOf({ title: "", picture: chosen() }, { endpoint: unreachable })).toEqual({});
  });

  test("is sent with its texts and chosen files, and without a file that is not chosen", () => {
    const picture = png(3);
    const form = formDataOf({ title: "Tonight", picture: chosen(picture), thumbnail: chosen() });
    expect([...form.keys()]).toEqual(["title", "picture"]);
    expect(form.get("title")).toBe("Tonight");
    expect(form.get("picture")).toEqual(picture);
  });
});
