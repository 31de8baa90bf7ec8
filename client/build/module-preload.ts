import type { ModulePreloadOptions } from "vite";

/** What few members ever load. What it needs would be named in the file that every page loads. */
const isRare =
  /\/(admin-frame|live|member-(bar|events)|data-saver-menu|(admin|dashboard)-sections|[\w-]+-errors|(safety|manage)-screens|(check-in|my-safety|not-found|security)-screen)-/;
/** Every page loads the others before anything else. */
const isMissing = (file: string): boolean => !/\/(rolldown-runtime|react|library|base|preload-helper)-/.test(file);

/** Which files a page asks for together with one that it loads later. */
export const modulePreload: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies(file, dependencies, { hostType }) {
    if (hostType === "html") return dependencies;
    return isRare.test(file) ? [] : dependencies.filter(isMissing);
  },
};
