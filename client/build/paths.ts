import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));
export const clientFile = (path: string): string => join(projectFolder, "client", path);
