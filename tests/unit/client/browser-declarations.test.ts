import { join } from "node:path";
import type { Plugin } from "vite";
import { expect, test } from "vitest";
import config from "../../../vite.config.ts";

const { plugins } = config({ command: "build", mode: "production", isSsrBuild: false });
const plugin = (plugins as Plugin[]).find(({ name }) => name === "endpoint-addresses");

/** What the browser's build makes of these declarations, line by line. */
async function browserLines(feature: string, file = "api.ts"): Promise<string[]> {
  const load = plugin?.load as (this: object, id: string) => Promise<string>;
  const source = await load.call({ addWatchFile() {} }, join(process.cwd(), `schema/${feature}/${file}`));
  return source.split("\n");
}

test("an endpoint comes with its address, and a form with a loader of its schema", async () => {
  const [endpoint] = (await browserLines("site")).filter((line) => line.includes("const sendRequest"));
  expect(endpoint).toContain(`"method":"POST","path":"/api/site/request", loadBody: () => import("./api.ts?form")`);
});

test("a form of a feature's second file loads its schema from that file", async () => {
  const lines = await browserLines("safety", "newcomer-api.ts");
  expect(lines.find((line) => line.includes("const correctBirthDate"))).toContain(
    'import("./newcomer-api.ts?form").then((api) => api.correctBirthDate.body)',
  );
});

test("limits and lists come as they are, without the library of the schemas", async () => {
  expect(await browserLines("site")).toContain(
    'export const requestKinds = ["join","apply","donation","sponsorship","partnership"];',
  );
  expect(await browserLines("profile")).toContainEqual(
    expect.stringMatching(/^export const BIRTH_DATE_FAULT = ".+";$/),
  );
});

test("a schema comes from the whole file, where it is imported", async () => {
  const lines = await browserLines("site");
  expect(lines).toContain('export { requestKind } from "./api.ts?whole";');
});
