import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { builtLanguage } from "./client/build/built-language.ts";
import { codeSplitting } from "./client/build/code-splitting.ts";
import { endpointAddresses } from "./client/build/endpoint-addresses.ts";
import { languageTexts } from "./client/build/language-texts.ts";
import { modulePreload } from "./client/build/module-preload.ts";
import { clientFile } from "./client/build/paths.ts";
import { routePathsFile } from "./client/build/route-paths-file.ts";
import { serviceWorker } from "./client/build/service-worker.ts";
import { styledComponentNames } from "./client/build/styled-component-names.ts";
import { unusedRoomParts } from "./client/build/unused-room-parts.ts";
import { sourceLanguage } from "./schema/language/languages.ts";

const server = "127.0.0.1:2567";

/** Colyseus answers sockets at `/<processId>/<roomId>`; pages have no path of two such parts. */
const roomSocket = "^/[\\w-]+/[\\w-]+\\?sessionId=";

/**
 * The second build, `vite build --ssr`: the worker in which the server renders the public pages, and the addresses of all
 * screens. It holds its libraries, so the server starts it without looking for packages.
 */
const prerenderBuild = { manifest: false, copyPublicDir: false, minify: true, target: "node24" } as const;

export default defineConfig(({ isSsrBuild }) => ({
  root: clientFile(""),
  plugins: [
    languageTexts({ language: builtLanguage, report: !isSsrBuild }),
    endpointAddresses(),
    unusedRoomParts(),
    styledComponentNames(),
    react(),
    isSsrBuild ? routePathsFile() : serviceWorker(builtLanguage),
  ],
  build: {
    outDir: "dist",
    // Which file loads which: the server and the test of the budgets read it. It is not served.
    manifest: true,
    emptyOutDir: true,
    // Icons and drawings are the same in every language.
    copyPublicDir: builtLanguage === sourceLanguage,
    // The minimum browsers of the README. Syntax is rewritten for them; newer functions are a lint error.
    target: ["safari16", "chrome109"],
    cssTarget: ["safari16", "chrome109"],
    modulePreload,
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { input: ["client/prerender.tsx", "client/app/route-paths.ts"] }
      : {
          input: ["client/index.html", "client/early-press.ts"],
          // Every page loads the names of most files, so their hashes are as short as the bundler allows.
          output: { codeSplitting, chunkFileNames: "assets/[name]-[hash:7].js" },
          // Writes each text where it is used. Otherwise a page loads every text of the modules that it shares with others.
          optimization: { inlineConst: { mode: "all" } },
          // A page of which every text is written where it is used does not load their module.
          treeshake: { moduleSideEffects: [{ test: /\/client\/.*-text\.ts$/, sideEffects: false }] },
        },
    ...(isSsrBuild && prerenderBuild),
  },
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
  server: {
    port: 5173,
    strictPort: true,
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: `http://${server}` },
      [roomSocket]: { target: `ws://${server}`, ws: true },
    },
  },
}));
