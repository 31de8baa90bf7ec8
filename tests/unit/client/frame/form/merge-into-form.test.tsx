// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { beforeEach, expect, test, vi } from "vitest";
import { mergeIntoForm } from "../../../../../client/frame/form/merge-into-form.ts";
import { useApiForm } from "../../../../../client/frame/form/use-api-form.ts";
import { queryClient } from "../../../../../client/net/query/query-client.ts";
import { setSession } from "../../../../../client/net/session.ts";
import { createFormDraft } from "../../../../../client/net/storage/form-draft.ts";
import { TextField } from "../../../../../client/ui/field/text-field.tsx";
import { sendRequest } from "../../../../../schema/site/api.ts";
import { input, type } from "../../../../support/browser/field.ts";
import { ada } from "../../../../support/browser/me.ts";
import { render } from "../../../../support/browser/render.ts";

type Values = { name: string; email: string; message: string };
const base: Values = { name: "Carols", email: "carols@example.org", message: "At six" };
let form: UseFormReturn<Values>;

function EditForm({ defaultValues }: { defaultValues: Values }) {
  const api = useApiForm<typeof sendRequest, Values>(sendRequest, {
    defaultValues,
    toBody: (values) => ({ kind: "join", phone: "", ...values }),
    draft: "edit",
    onSuccess() {},
  });
  form = api.form;
  return (
    <form>
      <TextField label="Name" {...api.field("name")} />
      <TextField label="Email" {...api.field("email")} />
      <TextField label="Message" {...api.field("message")} />
    </form>
  );
}

const show = (defaultValues: Values) =>
  render(
    <QueryClientProvider client={queryClient}>
      <EditForm defaultValues={defaultValues} />
    </QueryClientProvider>,
  );
const shown = () => [input("Name").value, input("Email").value, input("Message").value];
const draft = () => createFormDraft(localStorage, "ada", "edit").read();

beforeEach(() => {
  localStorage.clear();
  setSession(ada);
});

const theirs = { name: "Carol night", email: "night@example.org", message: "At six" };

test("after somebody else has saved, what was typed counts as typed still, and theirs as saved", async () => {
  show(base);
  type("Name", "Carols and candles");
  await vi.waitFor(() => expect(draft()).toEqual({ name: "Carols and candles" }));
  expect(mergeIntoForm(form, base, theirs)).toEqual([
    { field: "name", theirs: "Carol night", isKept: true },
    { field: "email", theirs: "night@example.org", isKept: false },
  ]);
  await vi.waitFor(() => expect(shown()).toEqual(["Carols and candles", "night@example.org", "At six"]));
  expect(["name", "email", "message"].map((field) => form.getFieldState(field as keyof Values).isDirty)).toEqual([
    true,
    false,
    false,
  ]);
});

test("what was typed comes back after a reload, also if somebody else has saved in between", async () => {
  const visit = show(base);
  type("Name", "Carols and candles");
  mergeIntoForm(form, base, theirs);
  await vi.waitFor(() => expect(input("Email").value).toBe("night@example.org"));
  type("Message", "At seven");
  await vi.waitFor(() => expect(draft()).toEqual({ name: "Carols and candles", message: "At seven" }));
  visit.leave();
  show(theirs);
  await vi.waitFor(() => expect(shown()).toEqual(["Carols and candles", "night@example.org", "At seven"]));
});
