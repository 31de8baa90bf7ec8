import { isOneOf } from "./is-one-of.ts";

const isSmallPart = isOneOf([
  "notification/unread",
  "app/offline/install/install-prompt",
  "app/offline/late-offline",
  "event/events-key",
  "frame/access",
  "frame/error-text",
  "frame/feature",
  "frame/frame-errors",
  "frame/frame-text",
  "frame/loading-screen",
  "frame/return-path",
  "frame/screen",
  "frame/title-count",
  "net/community",
  "net/http/api-error",
  "net/http/deadline",
  "net/http/http",
  "net/http/outdated",
  "net/query/query-client",
  "net/session",
  "net/storage/local-storage",
  "net/use-hydrated",
  "net/use-online",
  "net/wait",
  "net/when-idle",
  "ui/avatar/avatar-name",
  "ui/badge/badge",
  "ui/badge/count-badge",
  "ui/button/button",
  "ui/button/button-link",
  "ui/button/button-style",
  "ui/button/copy-text",
  "ui/button/spinner",
  "frame/delayed",
  "ui/feedback/empty-state",
  "ui/feedback/error-state",
  "ui/feedback/feedback-text",
  "ui/feedback/skeleton",
  "ui/feedback/toast",
  "ui/format/format",
  "ui/format/short-count",
  "ui/illustration/lamp",
  "ui/illustration/lamp-picture",
  "ui/illustration/picture",
  "ui/late/lazy-part",
  "ui/late/load-part",
  "ui/late/use-part",
  "ui/late/wake",
  "ui/layout/card",
  "frame/page",
  "ui/layout/stack",
  "app/shell/strip-area",
  "ui/layout/use-media-query",
  "ui/layout/use-min-width",
  "ui/overlay/use-overlay-open",
  "ui/text/heading",
  "ui/text/text",
  "ui/text/visually-hidden",
  "ui/theme/css",
  "ui/tokens",
]);
/** What every page calls and is called. By themselves they would be two small files. */
const features = /\/client\/([\w-]+\/[\w-]+\.feature|app\/features|[\w-]+\/link-text|site\/site-text)\.ts$/;
const baseDeclaration = /\/schema\/(account\/api|member\/role|site\/page(s|-text))\.ts$/;
/** Of the build itself: it loads what comes later. */
const preloadHelper = "\0vite/preload-helper.js";
/** The icon is that of every error. */
const lucideCore = /lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared|defaultAttributes|icons\/rotate-cw)/;

/** Small parts that every page needs. By themselves they pack badly. */
export const isBaseModule = (id: string): boolean =>
  id === preloadHelper || isSmallPart(id) || features.test(id) || baseDeclaration.test(id) || lucideCore.test(id);
