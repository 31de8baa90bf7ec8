// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ImageUpload, useImageUpload } from "../../../../../client/frame/form/use-image-upload.ts";
import { ApiError } from "../../../../../client/net/http/api-error.ts";
import { receiveToasts, type Toast } from "../../../../../client/ui/feedback/toast.ts";
import { FileField } from "../../../../../client/ui/field/file-field.tsx";
import { decodedImage } from "../../../../support/browser/decoded-image.ts";
import { render } from "../../../../support/browser/render.ts";

const send = vi.fn<(body: FormData, onProgress: (share: number) => void) => Promise<string>>();
const onSent = vi.fn();
const failedText = { title: "Picture not saved", message: "Look at its field." };
let image: ImageUpload;
let toasts: Toast[];
let decoded: ReturnType<typeof decodedImage>;

function PictureForm() {
  const limits = { minWidth: 640, minHeight: 360, textOf: (fault: string) => `It is ${fault}.` };
  image = useImageUpload({ limits, field: "poster", send, onSent, failedText });
  return (
    <>
      <FileField label="Picture" ref={image.input} error={image.error} progress={image.progress} />
      {image.chosen && <img alt="" src={image.chosen.preview} />}
    </>
  );
}

const pictureOf = (content: string) => new File([content], "evening.png", { type: "image/png" });
const shown = () => document.querySelector("img")?.src;
const page = () => document.body.textContent;
const hasFocus = () => document.activeElement === document.querySelector("input");
const sentFiles = () => send.mock.calls.map(([body]) => body.get("poster"));

beforeEach(() => {
  decoded = decodedImage();
  vi.stubGlobal("Image", decoded.DecodedImage);
  toasts = [];
  send.mockReset().mockResolvedValue("stored-name");
  onSent.mockReset();
  render(<PictureForm />);
  return receiveToasts((toast) => toasts.push(toast));
});
afterEach(() => vi.unstubAllGlobals());

test("a chosen picture is shown, is sent once when the form is saved, and then has a name", async () => {
  const picture = pictureOf("640x360");
  await image.choose(picture);
  await vi.waitFor(() => expect(shown()).toContain("data:image/png"));
  expect(await image.send()).toBe(true);
  expect([sentFiles(), onSent.mock.calls]).toEqual([[picture], [["stored-name"]]]);
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  expect(await image.send()).toBe(true);
  expect(send).toHaveBeenCalledOnce();
});

test("while a picture is sent, its field shows how much has left", async () => {
  const reply = Promise.withResolvers<string>();
  send.mockReturnValue(reply.promise);
  await image.choose(pictureOf("640x360"));
  await vi.waitFor(() => expect(shown()).toBeDefined());
  const sending = image.send();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  flushSync(() => send.mock.calls[0]?.[1](0.25));
  expect(document.querySelector("progress")?.value).toBe(0.25);
  reply.resolve("stored-name");
  await sending;
  await vi.waitFor(() => expect(document.querySelector("progress")).toBeNull());
});

test("a picture that is refused says why at its field, and stops the form there", async () => {
  await image.choose(pictureOf("9x9"));
  await vi.waitFor(() => expect(page()).toContain("It is too-small."));
  expect(await image.send()).toBe(false);
  expect([toasts, hasFocus()]).toEqual([[{ ...failedText, variant: "destructive" }], true]);
  expect(send).not.toHaveBeenCalled();
  await image.choose(undefined);
  await vi.waitFor(() => expect(page()).not.toContain("It is too-small."));
  expect(await image.send()).toBe(true);
});

test.each([
  ["its sentence", new ApiError("request/invalid", { fields: { poster: "It shows a number." } }), "It shows a number."],
  ["what failed", new ApiError("network/unreachable"), "Check your network"],
])("a picture that the server does not take shows %s at its field, and can be sent again", async (_, error, text) => {
  send.mockRejectedValueOnce(error);
  await image.choose(pictureOf("640x360"));
  await vi.waitFor(() => expect(shown()).toBeDefined());
  expect(await image.send()).toBe(false);
  await vi.waitFor(() => expect(page()).toContain(text));
  expect([toasts.length, hasFocus(), onSent.mock.calls]).toEqual([1, true, []]);
  const reply = Promise.withResolvers<string>();
  send.mockReturnValueOnce(reply.promise);
  const sending = image.send();
  await vi.waitFor(() => expect(page()).not.toContain(text));
  reply.resolve("stored-name");
  expect(await sending).toBe(true);
});

test("of two pictures that are chosen quickly, the second counts, also if it is read first", async () => {
  const first = image.choose(pictureOf("slow 640x360"));
  await vi.waitFor(() => expect(decoded.slow()).toBe(1));
  const second = pictureOf("640x361");
  await image.choose(second);
  decoded.decodeSlow();
  await first;
  await vi.waitFor(() => expect(shown()).toContain(btoa("640x361")));
  await image.send();
  expect(sentFiles()).toEqual([second]);
});

test("a form that is saved while its picture is still being read waits for it", async () => {
  const picture = pictureOf("slow 640x360");
  void image.choose(picture);
  await vi.waitFor(() => expect(decoded.slow()).toBe(1));
  const sending = image.send();
  decoded.decodeSlow();
  expect(await sending).toBe(true);
  expect(sentFiles()).toEqual([picture]);
});

test("a picture that is chosen while another one is sent stays chosen", async () => {
  const reply = Promise.withResolvers<string>();
  send.mockReturnValueOnce(reply.promise);
  await image.choose(pictureOf("640x360"));
  const sending = image.send();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  await image.choose(pictureOf("640x361"));
  reply.resolve("stored-name");
  await sending;
  await vi.waitFor(() => expect(shown()).toContain(btoa("640x361")));
});
