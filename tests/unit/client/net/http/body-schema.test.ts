import { expect, test } from "vitest";
import { bodySchemaOf } from "../../../../../client/net/http/body-schema.ts";
import { signIn } from "../../../../../schema/account/api.ts";

test("an endpoint in the browser loads the schema of its body when it is needed", async () => {
  const browserEndpoint = { method: signIn.method, path: signIn.path, loadBody: async () => signIn.body };
  expect(await bodySchemaOf(browserEndpoint as never)).toBe(signIn.body);
  expect(await bodySchemaOf(signIn)).toBe(signIn.body);
});
