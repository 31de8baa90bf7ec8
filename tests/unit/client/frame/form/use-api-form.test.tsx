// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { provideErrorTexts } from "../../../../../client/frame/error-text.ts";
import { useApiForm } from "../../../../../client/frame/form/use-api-form.ts";
import { queryClient } from "../../../../../client/net/query/query-client.ts";
import { setSession } from "../../../../../client/net/session.ts";
import { createFormDraft } from "../../../../../client/net/storage/form-draft.ts";
import { errorTexts } from "../../../../../client/safety/safety-errors.ts";
import { receiveToasts, type Toast } from "../../../../../client/ui/feedback/toast.ts";
import { TextField } from "../../../../../client/ui/field/text-field.tsx";
import type { Me } from "../../../../../schema/account/api.ts";
import { sendRequest } from "../../../../../schema/site/api.ts";
import { input, submit, type } from "../../../../support/browser/field.ts";
import { render } from "../../../../support/browser/render.ts";

provideErrorTexts(errorTexts);
const fetched = vi.fn<typeof fetch>();
const sent = vi.fn();
const toasts: Toast[] = [];

/** A form as features write them, with a value that is known from the start. */
function RequestForm() {
  const { field, isBusy, submit } = useApiForm(sendRequest, {
    defaultValues: { name: "", email: "ada@example.org", message: "" },
    toBody: (values) => ({ kind: "join" as const, ...values }),
    requiredTexts: { name: "Please enter your name." },
    draft: "request",
    fieldOf: (code) => (code === "safety/contact-in-name" ? "name" : undefined),
    errorText: () => ({ title: "Error", message: "Failed to send" }),
    onSuccess: sent,
  });
  return (
    <form onSubmit={submit} aria-busy={isBusy}>
      <TextField label="Name" {...field("name")} />
      <TextField label="Email" {...field("email")} />
      <TextField label="Message" {...field("message")} />
    </form>
  );
}

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <RequestForm />
    </QueryClientProvider>,
  );

/** What stands at a field as its error. */
function errorAt(label: string): string {
  const described = input(label).getAttribute("aria-describedby");
  return described === null ? "" : (document.getElementById(described)?.textContent ?? "");
}

const form = () => document.querySelector("form") as HTMLFormElement;
const answer = (status: number, body: object) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);

beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockReset());
  sent.mockReset();
  toasts.length = 0;
  localStorage.clear();
  setSession(null);
  return receiveToasts((toast) => toasts.push(toast));
});
afterEach(() => vi.unstubAllGlobals());

test("the endpoint's schema refuses a form before it is sent, and the first wrong field gets the focus", async () => {
  show();
  type("Email", "not an address");
  submit();
  await vi.waitFor(() => expect(errorAt("Email")).toBe("Please enter a valid email address"));
  expect([errorAt("Name"), errorAt("Message")]).toEqual(["Please enter your name.", ""]);
  expect(document.activeElement).toBe(input("Name"));
  expect(fetched).not.toHaveBeenCalled();
});

test("fields that the server refuses show its sentences, and the first of them gets the focus", async () => {
  answer(400, { code: "request/invalid", fields: { message: "Too long", email: "Unknown domain" } });
  show();
  type("Name", "Ada");
  type("Message", "Good evening");
  input("Message").focus();
  submit();
  await vi.waitFor(() => expect(errorAt("Email")).toBe("Unknown domain"));
  expect([errorAt("Name"), errorAt("Message")]).toEqual(["", "Too long"]);
  expect(document.activeElement).toBe(input("Email"));
  expect(bodies()).toEqual([{ kind: "join", name: "Ada", email: "ada@example.org", message: "Good evening" }]);
  expect([sent.mock.calls, toasts]).toEqual([[], []]);
});

test("a code that is about a field shows its own text there, and no toast", async () => {
  answer(422, { code: "safety/contact-in-name" });
  show();
  type("Name", "Ada 08031234567");
  submit();
  await vi.waitFor(() => expect(errorAt("Name")).toBe(errorTexts["safety/contact-in-name"].message));
  expect(document.activeElement).toBe(input("Name"));
  expect(toasts).toEqual([]);
});

test("a failure of no field becomes a toast, and the text stays", async () => {
  answer(503, { code: "server/unavailable" });
  show();
  type("Name", "Ada");
  submit();
  await vi.waitFor(() => expect(toasts).toMatchObject([{ variant: "destructive" }]));
  expect([errorAt("Name"), input("Name").value]).toEqual(["", "Ada"]);
});

test("a second press while the form is being sent sends nothing", async () => {
  const reply = Promise.withResolvers<Response>();
  fetched.mockReturnValue(reply.promise);
  show();
  type("Name", "Ada");
  submit();
  submit();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(form().getAttribute("aria-busy")).toBe("true");
  reply.resolve(new Response(JSON.stringify({ done: true })));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ done: true }, expect.objectContaining({ name: "Ada" })));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a draft outlives the page and a failed try, and ends when the form is sent", async () => {
  answer(503, { code: "server/unavailable" });
  const first = show();
  type("Name", "Ada");
  type("Message", "Good evening");
  first.leave();

  const second = show();
  await vi.waitFor(() => expect(input("Message").value).toBe("Good evening"));
  submit();
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
  second.leave();

  answer(200, { done: true });
  const third = show();
  await vi.waitFor(() => expect(input("Message").value).toBe("Good evening"));
  submit();
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  third.leave();

  expect(localStorage).toHaveLength(0);
  show();
  expect([input("Name").value, input("Message").value]).toEqual(["", ""]);
});

test("a draft has the last letter that was typed, and not what was deleted again", () => {
  const typed = () => createFormDraft(localStorage, "visitor", "request").read();
  show();
  for (const text of ["G", "Go", "Good evening"]) {
    type("Message", text);
    expect(typed()).toEqual({ message: text });
  }
  type("Message", "");
  expect(typed()).toEqual({});
  type("Email", "");
  type("Email", "ada@example.org");
  expect(localStorage).toHaveLength(0);
});

test("a draft holds only what was typed, and only for whoever typed it", async () => {
  const visit = show();
  type("Message", "Good evening");
  expect(localStorage).toHaveLength(1);
  const saved = localStorage.getItem(localStorage.key(0) ?? "");
  expect(saved).toContain("Good evening");
  expect(saved).not.toContain("ada@example.org");
  visit.leave();

  setSession({ memberId: "ngozi" } as Me);
  const own = show();
  expect(input("Message").value).toBe("");
  own.leave();
  setSession(null);
  show();
  await vi.waitFor(() => expect(input("Message").value).toBe("Good evening"));
});

test("a draft that came back is kept while more is typed, for the next reload", async () => {
  const first = show();
  type("Message", "Good evening");
  first.leave();
  const second = show();
  await vi.waitFor(() => expect(input("Message").value).toBe("Good evening"));
  type("Name", "Ada");
  second.leave();
  show();
  await vi.waitFor(() => expect([input("Name").value, input("Message").value].join()).toBe("Ada,Good evening"));
});

test("after a failure the next press sends again, without what an older draft had in a field that is gone", async () => {
  createFormDraft(localStorage, "visitor", "request").save({ name: "Ada", town: "Yaba" });
  answer(503, { code: "server/unavailable" });
  show();
  await vi.waitFor(() => expect(input("Name").value).toBe("Ada"));
  submit();
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
  answer(200, { done: true });
  submit();
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  const body = { kind: "join", name: "Ada", email: "ada@example.org", message: "" };
  expect(bodies()).toEqual([body, body]);
});
