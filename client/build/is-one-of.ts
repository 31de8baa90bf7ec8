import { existsSync } from "node:fs";
import { clientFile } from "./paths.ts";

/** True for these modules of the client. Throws at once if one is missing, for example because it has a new name. */
export function isOneOf(names: readonly string[]): (id: string) => boolean {
  const files = names.map((name) => {
    const found = ["ts", "tsx"].map((ending) => clientFile(`${name}.${ending}`)).find(existsSync);
    if (!found) throw new Error(`the build names client/${name}, which does not exist`);
    return found;
  });
  return (id) => files.includes(id);
}
