import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { useUploadForm } from "../../../../client/frame/use-upload-form.ts";
import { endpoint, upload } from "../../../../schema/endpoint.ts";

const sendPicture = endpoint({
  method: "POST",
  path: "/api/test/picture/:pictureId",
  caller: "member",
  summary: "Takes a picture.",
  isForm: true,
  params: z.strictObject({ pictureId: z.string() }),
  body: upload({
    fields: z.strictObject({ title: z.string().min(1) }),
    files: { picture: { types: ["image/png"], maxBytes: 1024 } },
  }),
  output: z.strictObject({ done: z.literal(true) }),
});

/** Every upload that was sent. It is answered at once. */
const sent: { address: string; form: FormData }[] = [];
class FakeXhr {
  upload = {};
  status = 200;
  responseText = '{"done":true}';
  onload = () => {};
  #address = "";
  open(_method: string, address: string) {
    this.#address = address;
  }
  setRequestHeader() {}
  send(form: FormData) {
    sent.push({ address: this.#address, form });
    this.onload();
  }
}

beforeEach(() => vi.stubGlobal("XMLHttpRequest", FakeXhr));
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

interface Props {
  /** What somebody has filled in. */
  values: object;
  onSuccess: (output: object) => void;
  reveal: (submit: () => Promise<void>) => void;
}

function Form({ values, onSuccess, reveal }: Props) {
  const defaultValues = values as { title: string };
  reveal(useUploadForm(sendPicture, { params: { pictureId: "7" }, defaultValues, onSuccess }).submit);
  return null;
}

/** Sends a form with these values. */
async function submitForm(values: object, onSuccess: (output: object) => void): Promise<void> {
  const reveal = vi.fn<Props["reveal"]>();
  const form = <Form values={values} onSuccess={onSuccess} reveal={reveal} />;
  renderToString(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
  await reveal.mock.lastCall?.[0]();
}

test("a complete upload form is sent to its endpoint, and its output handed on", async () => {
  const onSuccess = vi.fn();
  const picture = new File(["x"], "evening.png", { type: "image/png" });
  await submitForm({ title: "Tonight", picture: [picture] }, onSuccess);
  expect(sent.map(({ address }) => address)).toEqual(["/api/test/picture/7"]);
  expect(sent[0]?.form.get("title")).toBe("Tonight");
  expect(sent[0]?.form.get("picture")).toEqual(picture);
  expect(onSuccess).toHaveBeenCalledWith({ done: true }, expect.objectContaining({ title: "Tonight" }));
});

test("an upload form without its file is not sent", async () => {
  const onSuccess = vi.fn();
  await submitForm({ title: "Tonight" }, onSuccess);
  expect(sent).toEqual([]);
  expect(onSuccess).not.toHaveBeenCalled();
});
