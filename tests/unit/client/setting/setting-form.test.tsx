// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { setSession } from "../../../../client/net/session.ts";
import { useSettingForm } from "../../../../client/setting/admin/form/use-setting-form.ts";
import { TextField } from "../../../../client/ui/field/text-field.tsx";
import type { SettingsReply } from "../../../../schema/setting/admin-api.ts";
import { type SettingKey, settingKeys } from "../../../../schema/setting/setting.ts";
import { input, submit, type } from "../../../support/browser/field.ts";
import { ada } from "../../../support/browser/me.ts";
import { render } from "../../../support/browser/render.ts";

const values: Partial<Record<SettingKey, string | number>> = {
  name: "Salt House",
  tagline: "Salt",
  signUpsPerHour: 40,
};

/** The settings as they are stored, each in its third version, with these changes in a later one. */
const stored = (changes: Partial<Record<SettingKey, string>> = {}) =>
  ({
    settings: Object.fromEntries(
      settingKeys.map((key) => [
        key,
        { value: changes[key] ?? values[key] ?? "", version: key in changes ? 4 : 3, isFixed: false },
      ]),
    ),
  }) as unknown as SettingsReply;

const saved = vi.fn();
function SettingForm() {
  const { api, changes } = useSettingForm(stored(), ["name", "tagline", "signUpsPerHour"], saved);
  return (
    <form onSubmit={api.submit}>
      <TextField label="Name" {...api.field("name")} />
      <TextField label="Tagline" {...api.field("tagline")} />
      <TextField label="Sign-ups" {...api.field("signUpsPerHour")} />
      <output>{changes?.map(({ field, theirs }) => `${field}: ${theirs}`).join()}</output>
    </form>
  );
}

const bodies: unknown[] = [];
const answers: (() => Response)[] = [];

beforeEach(() => {
  bodies.length = 0;
  answers.length = 0;
  saved.mockReset();
  setSession(ada);
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    if (body) bodies.push(JSON.parse(String(body)));
    return answers.shift()?.() ?? Response.json({ code: "server/unknown" }, { status: 500 });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <SettingForm />
    </QueryClientProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

test("SETTING-5 only the field that an admin has changed is sent, with the version that they read", async () => {
  answers.push(() => Response.json(stored({ name: "Lamp House" })));
  type("Name", "Lamp House");
  submit();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(bodies).toEqual([{ name: "Lamp House", versions: { name: 3 } }]);
});

test("SETTING-5 a change after the first one is sent alone, with the version that the first one made", async () => {
  answers.push(() => Response.json(stored({ name: "Lamp House" })));
  type("Name", "Lamp House");
  submit();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  answers.push(() => Response.json(stored({ name: "Light House" })));
  type("Name", "Light House");
  submit();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(bodies.at(-1)).toEqual({ name: "Light House", versions: { name: 4 } });
});

test("SETTING-16 after another admin was faster, what was typed is sent with the version that they made", async () => {
  answers.push(
    () => Response.json({ code: "setting/changed" }, { status: 409 }),
    () => Response.json(stored({ name: "Their House", tagline: "Their salt" })),
    () => Response.json(stored({ name: "Lamp House", tagline: "Their salt" })),
  );
  type("Name", "Lamp House");
  submit();
  await vi.waitFor(() => expect(document.querySelector("output")?.textContent).not.toBe(""));
  expect(document.querySelector("output")?.textContent).toBe("name: Their House,tagline: Their salt");
  expect([input("Name").value, input("Tagline").value]).toEqual(["Lamp House", "Their salt"]);
  submit();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(bodies.at(-1)).toEqual({ name: "Lamp House", versions: { name: 4 } });
});

test("a number of a setting is sent as a number, and what is none is refused at its field", async () => {
  answers.push(() => Response.json(stored()));
  type("Sign-ups", "many");
  submit();
  await vi.waitFor(() => expect(input("Sign-ups").getAttribute("aria-describedby")).not.toBeNull());
  expect(bodies).toEqual([]);
  type("Sign-ups", "50");
  submit();
  await vi.waitFor(() => expect(bodies).toEqual([{ signUpsPerHour: 50, versions: { signUpsPerHour: 3 } }]));
});
