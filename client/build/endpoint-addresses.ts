import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Endpoint } from "../../schema/endpoint.ts";

/** A long feature has more than one: `schema/safety/newcomer-api.ts`. */
const declarations = /\/schema\/[\w-]+\/([\w-]+-)?api\.ts$/;
/** The whole file: for its other exports, and apart from that for forms, so that no page loads both at once. */
const wholeFile = /\?(whole|form)$/;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

/** Whether this is a limit, a list or the like, which JSON can hold. */
function isPlainData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return ["string", "number", "boolean"].includes(typeof value);
  if (Array.isArray(value)) return value.every(isPlainData);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlainData);
}

/** What the browser gets of one export of a declaration, as source. `file` is the declaration's own name. */
function browserExport(file: string, name: string, value: unknown): string {
  if (isEndpoint(value)) return browserSourceOf(file, name, value);
  if (isPlainData(value)) return `export const ${name} = ${JSON.stringify(value)};`;
  return `export { ${name} } from "./${file}?whole";`;
}

/** What the browser needs to call an endpoint, as source. A form loads the schema of its body when it is first used. */
function browserSourceOf(file: string, name: string, { method, path, timeoutSeconds, isForm }: Endpoint): string {
  const address = JSON.stringify({ method, path, timeoutSeconds }).slice(1, -1);
  const loadBody = `loadBody: () => import("./${file}?form").then((api) => api.${name}.body)`;
  return `export const ${name} = { ${address}${isForm ? `, ${loadBody}` : ""} };`;
}

/**
 * A page that only calls an endpoint needs its address and timeout, not the zod schemas beside them (23 KB). In the browser
 * `schema/x/api.ts` therefore holds only those, and its limits and lists. Its schemas come from the whole file, and only where
 * they are imported.
 */
export function endpointAddresses(): Plugin {
  return {
    name: "endpoint-addresses",
    enforce: "pre",
    async load(id) {
      if (wholeFile.test(id)) {
        return { code: await readFile(id.replace(wholeFile, ""), "utf8"), moduleSideEffects: false };
      }
      if (!declarations.test(id)) return null;
      this.addWatchFile(id);
      const exports: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(exports)
        .map(([name, value]) => browserExport(basename(id), name, value))
        .join("\n");
    },
  };
}
