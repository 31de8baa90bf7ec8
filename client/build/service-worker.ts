import { VitePWA } from "vite-plugin-pwa";
import type { Language } from "../../schema/language/languages.ts";
import { languageTexts } from "./language-texts.ts";

/**
 * Builds the service worker and writes the names of all scripts into it. The server adds the manifest, which needs the
 * community's settings (server/platform/site/app-files.ts), and client/app/offline registers the worker.
 */
export const serviceWorker = (language: Language) =>
  VitePWA({
    strategies: "injectManifest",
    srcDir: "app/offline/worker",
    filename: "sw.ts",
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ["assets/*.js"],
      // Their names have a hash.
      dontCacheBustURLsMatching: /^assets\//,
      rollupFormat: "iife",
      buildPlugins: { vite: [languageTexts({ language, report: false })] },
    },
    // It is a build of its own, which would not know that this one prints warnings only.
    integration: { configureCustomSWViteBuild: (build) => void Object.assign(build, { logLevel: "warn" }) },
  });
