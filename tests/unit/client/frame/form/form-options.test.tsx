// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useApiForm } from "../../../../../client/frame/form/use-api-form.ts";
import { frameErrors } from "../../../../../client/frame/frame-errors.ts";
import { queryClient } from "../../../../../client/net/query/query-client.ts";
import { setSession } from "../../../../../client/net/session.ts";
import { createFormDraft } from "../../../../../client/net/storage/form-draft.ts";
import { receiveToasts, type Toast } from "../../../../../client/ui/feedback/toast.ts";
import { TextField } from "../../../../../client/ui/field/text-field.tsx";
import { signIn } from "../../../../../schema/account/api.ts";
import { input, submit, type } from "../../../../support/browser/field.ts";
import { ada } from "../../../../support/browser/me.ts";
import { render } from "../../../../support/browser/render.ts";

const fetched = vi.fn<typeof fetch>();
const sent = vi.fn();
const cleared = vi.fn();
let toasts: Toast[];

interface Options {
  toBody?: () => { email: string; password: string };
  beforeSend?: () => Promise<boolean>;
  onFailure?: (error: unknown) => boolean;
  onInvalid?: () => void;
}

/** A form with these options, whose values are the body of its endpoint. */
function SignInForm(options: Options) {
  const { field, isBusy, submit } = useApiForm(signIn, {
    defaultValues: { email: "ada@example.org", password: "" },
    onSuccess: sent,
    ...options,
  });
  return (
    <form onSubmit={submit} aria-busy={isBusy}>
      <TextField label="Email" {...field("email")} />
      <TextField label="Password" {...field("password")} />
    </form>
  );
}

/** A form with a choice that is no text. */
function DraftForm({ draft }: { draft?: string }) {
  const { field, form } = useApiForm(signIn, {
    defaultValues: { email: "", password: "", remember: false },
    toBody: ({ email, password }) => ({ email, password }),
    onSuccess: sent,
    draft,
  });
  return (
    <form>
      <TextField label="Email" {...field("email")} />
      <TextField label="Password" {...field("password")} />
      <input type="checkbox" {...form.register("remember")} />
    </form>
  );
}

const show = (content: ReactNode) => render(<QueryClientProvider client={queryClient}>{content}</QueryClientProvider>);
const isBusy = () => document.querySelector("form")?.getAttribute("aria-busy");
const answer = (status: number, body: object) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockReset());
  sent.mockReset();
  cleared.mockReset();
  toasts = [];
  localStorage.clear();
  setSession(null);
  return receiveToasts((toast) => toasts.push(toast), cleared);
});
afterEach(() => vi.unstubAllGlobals());

test("a form sends its values as they were typed, and a failure without a text of its own shows the code's", async () => {
  answer(503, { code: "server/draining" });
  show(<SignInForm />);
  type("Email", " Ada@Example.org ");
  type("Password", "lamp-on-a-stand");
  submit();
  await vi.waitFor(() => expect(toasts).toEqual([{ ...frameErrors["server/draining"], variant: "destructive" }]));
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    email: " Ada@Example.org ",
    password: "lamp-on-a-stand",
  });
});

test("the failures of one try are gone before the next one begins", async () => {
  answer(200, { me: null });
  show(<SignInForm />);
  type("Password", "lamp-on-a-stand");
  submit();
  expect([cleared.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 0]);
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
});

test("a body that is wrong beside its form's fields becomes a toast, unless a field says why", async () => {
  const onInvalid = vi.fn();
  const body = { email: "ada@example.org", password: "", code: "1" };
  show(<SignInForm toBody={() => ({ ...body, email: input("Email").value, password: "x" })} onInvalid={onInvalid} />);
  type("Email", "not an address");
  submit();
  await vi.waitFor(() => expect(onInvalid).toHaveBeenCalledTimes(1));
  expect(toasts).toEqual([]);
  type("Email", "ada@example.org");
  submit();
  await vi.waitFor(() => expect(onInvalid).toHaveBeenCalledTimes(2));
  expect(toasts).toEqual([{ ...frameErrors["request/invalid"], variant: "destructive" }]);
  expect(fetched).not.toHaveBeenCalled();
});

test("what has to come before a form decides whether it is sent", async () => {
  answer(200, { me: null });
  const first = Promise.withResolvers<boolean>();
  const beforeSend = vi.fn(() => first.promise);
  show(<SignInForm beforeSend={beforeSend} />);
  type("Password", "lamp-on-a-stand");
  submit();
  await vi.waitFor(() => expect([beforeSend.mock.calls.length, isBusy()]).toEqual([1, "true"]));
  first.resolve(false);
  await vi.waitFor(() => expect(isBusy()).toBe("false"));
  expect(fetched).not.toHaveBeenCalled();
  beforeSend.mockResolvedValue(true);
  submit();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(fetched).toHaveBeenCalledOnce();
});

test("a failure that the form handles in its own way shows nothing else", async () => {
  answer(400, { code: "request/invalid", fields: { email: "Unknown domain" } });
  const onFailure = vi.fn(() => true);
  show(<SignInForm onFailure={onFailure} />);
  type("Password", "lamp-on-a-stand");
  submit();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: "request/invalid" })));
  await Promise.resolve();
  expect([document.body.textContent?.includes("Unknown domain"), toasts]).toEqual([false, []]);
});

test("nothing is saved of a form without a draft, nor of a choice that is no text", () => {
  const first = show(<DraftForm />);
  type("Email", "ada@example.org");
  first.leave();
  show(<DraftForm draft="sign-in" />);
  document.querySelector<HTMLInputElement>("[type=checkbox]")?.click();
  expect(localStorage).toHaveLength(0);
});

test("nothing is saved until it is known for whom; what was typed by then stays beside the draft", async () => {
  createFormDraft(localStorage, "ada", "sign-in").save({ email: "ada@example.org", password: "lamp" });
  fetched.mockReturnValue(new Promise(() => {}));
  queryClient.clear();
  show(<DraftForm draft="sign-in" />);
  type("Email", "bola@example.org");
  expect(localStorage).toHaveLength(1);
  setSession(ada);
  await vi.waitFor(() => expect(input("Password").value).toBe("lamp"));
  expect(input("Email").value).toBe("bola@example.org");
});
