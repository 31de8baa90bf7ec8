import { relative, sep } from "node:path";
import { type Plugin, transformWithOxc } from "vite";
import { clientFile, projectFolder } from "./paths.ts";

/**
 * Names each styled component after its file, so that server and browser write the same class names in whatever order their
 * modules run. The file's path begins at the project's folder: two checkouts at different paths build the same bytes.
 */
export function styledComponentNames(): Plugin {
  const styledComponents = { displayName: false, fileName: false };
  return {
    name: "styled-component-names",
    enforce: "pre",
    transform(code, id) {
      const [file = id] = id.split("?");
      if (!file.startsWith(clientFile("")) || !code.includes("styled-components")) return null;
      const path = relative(projectFolder, file).split(sep).join("/");
      return transformWithOxc(code, path, { jsx: "preserve", plugins: { styledComponents } });
    },
  };
}
