// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { useUploadForm } from "../../../../../client/frame/form/use-upload-form.ts";
import { queryClient } from "../../../../../client/net/query/query-client.ts";
import { setSession } from "../../../../../client/net/session.ts";
import { FileField } from "../../../../../client/ui/field/file-field.tsx";
import { endpoint, upload } from "../../../../../schema/endpoint.ts";
import { render } from "../../../../support/browser/render.ts";

const sendPicture = endpoint({
  method: "POST",
  path: "/api/test/picture/:pictureId",
  caller: "member",
  summary: "Takes a picture.",
  isForm: true,
  params: z.strictObject({ pictureId: z.string() }),
  body: upload({
    fields: z.strictObject({ title: z.string() }),
    files: { picture: { types: ["image/png"], maxBytes: 1024 } },
  }),
  output: z.strictObject({ done: z.literal(true) }),
});

/** An exchange whose events the test fires. */
class FakeXhr {
  static last: FakeXhr | undefined;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = "";
  onload = () => {};
  address = "";
  form = new FormData();
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  send(form: FormData) {
    this.form = form;
    FakeXhr.last = this;
  }
  reply(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload();
  }
}

const sent = vi.fn();

function PictureForm() {
  const { field, progress, submit } = useUploadForm(sendPicture, {
    params: { pictureId: "7" },
    defaultValues: { title: "Tonight" },
    onSuccess: sent,
  });
  return (
    <form onSubmit={submit}>
      <FileField label="Picture" progress={progress} {...field("picture")} />
    </form>
  );
}

const input = () => document.querySelector("input") as HTMLInputElement;
const page = () => document.body.textContent;
const progress = () => document.querySelector("progress")?.value;
const submit = () =>
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

function choose(bytes: number): File {
  const file = new File([new Uint8Array(bytes)], "evening.png", { type: "image/png" });
  Object.defineProperty(input(), "files", { value: [file], configurable: true });
  input().dispatchEvent(new Event("change", { bubbles: true }));
  return file;
}

/** The exchange of an upload that has begun. */
async function exchange(): Promise<FakeXhr> {
  await vi.waitFor(() => expect(FakeXhr.last).toBeDefined());
  return FakeXhr.last as FakeXhr;
}

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeXhr);
  FakeXhr.last = undefined;
  sent.mockReset();
  setSession(null);
  render(
    <QueryClientProvider client={queryClient}>
      <PictureForm />
    </QueryClientProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

test("an upload form sends its texts and files, and shows how much has left", async () => {
  const picture = choose(1024);
  submit();
  const { address, form, upload: sending } = await exchange();
  expect(address).toBe("/api/test/picture/7");
  expect([form.get("title"), form.get("picture")]).toEqual(["Tonight", picture]);
  sending.onprogress?.({ loaded: 1, total: 4 });
  await vi.waitFor(() => expect(progress()).toBe(0.25));
  FakeXhr.last?.reply(200, { done: true });
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ done: true }, expect.anything()));
  await vi.waitFor(() => expect(progress()).toBeUndefined());
});

test("a file that the endpoint would refuse is not sent, and its field gets the focus", async () => {
  choose(1025);
  submit();
  await vi.waitFor(() => expect(page()).toContain("Please choose a file of at most 1 KB."));
  expect(document.activeElement).toBe(input());
  expect(FakeXhr.last).toBeUndefined();
});

test("a file that the server refuses shows its sentence", async () => {
  choose(3);
  submit();
  (await exchange()).reply(422, { code: "request/invalid", fields: { picture: "Please choose a PNG file." } });
  await vi.waitFor(() => expect(page()).toContain("Please choose a PNG file."));
  expect(sent).not.toHaveBeenCalled();
});
