import { isBaseModule } from "./base-modules.ts";
import { isOneOf } from "./is-one-of.ts";

const gameParts =
  /\/client\/game\/((room|round|connection|waiting)\/|(reaction\/(?!reaction-(feed|tray))[\w-]+|event-room\/(late-event-(room|standings)|own-player|use-place)|sound\/(mute-button|sound-setting|sound-text|use-sounds)|watch\/(watchers|late-watch)|played\/late-after-game|room-code-button|leave-button|start-button|player-avatar|player-roles|player-style|room-view|use-host-notice|use-room-request|menu\/late-room-menu)\.)/;
/** The list of rooms needs the cache too, and few players scan a code. */
const isLaterInGame = isOneOf(["game/connection/seat-cache", "game/waiting/qr-sheet", "game/waiting/qr-sheet-text"]);

const isMemberModule = isOneOf([
  "chat/conversations",
  "chat/unread",
  "net/attention",
  "net/backoff",
  "net/room/enter-room",
  "net/room/heartbeat",
  "net/room/room-client",
  "net/room/room-connection",
  "net/room/room-request",
  "net/room/room-store",
  "net/room/server-clock",
  "notification/notifications",
  "safety/report/reports-key",
]);
const memberLibrary = /\/schema\/((chat|notification)\/api|game\/request-id)\.ts$|node_modules\/zustand\//;
const isAnswerModule = isOneOf([
  "trivia/answer/answer-grid",
  "trivia/answer/answer-button",
  "trivia/answer/answer-shape",
]);

const isThreadPart = isOneOf([
  "thread/thread-text",
  "thread/message/message-text",
  "thread/reaction/reaction-toggles",
  "thread/reaction/reaction-view",
  "thread/reaction/reaction-names",
  "thread/reaction/reaction-text",
  "thread/reaction/toggle-text",
  "thread/pending/pending-text",
  "thread/pending/visible",
  "ui/message/bubble",
  "ui/message/message-item",
  "ui/message/message-meta",
  "ui/message/side-buttons",
  "thread/history/message-merge",
  "thread/poll/with-vote",
]);
const isThreadLineModule = isOneOf([
  "thread/attachment/attachment-line",
  "thread/composer/draft-key",
  "thread/pending/thread-key",
]);
const threadDeclaration = /\/schema\/thread\/(attachment-(api|text)|seen-api)\.ts$/;

/** Files of the browser's build. */
export const codeSplitting = {
  groups: [
    { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
    // Every page needs most of these, and one file packs better than several.
    {
      name: "library",
      test: /node_modules\/(react-router|styled-components|stylis|@emotion|@tanstack\/(query|react-query))/,
    },
    { name: "base", test: isBaseModule, includeDependenciesRecursively: false },
    // What every page with an event needs of it: one file packs better than five.
    {
      name: "event",
      test: /\/(schema\/event\/event-(state|time)|client\/(event\/event-(text|errors)|ui\/overlay\/use-kept-focus))\.ts$/,
      includeDependenciesRecursively: false,
    },
    // Every page names the files with the texts of errors, too. A conversation or a channel needs all of the first, and its page
    // fetches them with its other scripts; a game needs all of its own, and admins are few.
    { name: "thread-errors", test: /\/(thread|channel|chat|safety)-errors\.ts$/ },
    { name: "game-errors", test: /\/(game|trivia|word-battle)-errors\.ts$/ },
    { name: "admin-errors", test: /\/admin\/[\w-]+-errors\.ts$/ },
    // Every page names the files with the sections of the sidebars: one name of each is short.
    {
      name: "dashboard-sections",
      test: /(-dashboard|\/dashboard-sections)\.tsx$/,
      includeDependenciesRecursively: false,
    },
    {
      name: "admin-sections",
      test: /(-admin|\/admin-sections)\.tsx$|\/icons\/(activity|chart-column|circle-question-mark|mail-plus|newspaper)\.m?js$/,
      includeDependenciesRecursively: false,
    },
    // Each dialog and drawer needs both.
    {
      name: "modal",
      test: /node_modules\/@radix-ui\/react-dialog\/|\/client\/ui\/overlay\/scrim\.ts$/,
      includeDependenciesRecursively: false,
    },
    { name: "form", test: /node_modules\/react-hook-form\// },
    { name: "schema", test: /node_modules\/(zod|@hookform)\// },
    { name: "room", test: /node_modules\/(@colyseus|msgpackr)\/|\/schema\/game\/event-room\.ts$/ },
    // Who comes to a table stays until the results: one file packs better than a dozen small ones.
    {
      name: "game",
      test: (id: string) => gameParts.test(id) && !isLaterInGame(id),
      includeDependenciesRecursively: false,
    },
    // A room of an event needs all of it on a phone, and most of it on a wall.
    {
      name: "event-room",
      test: /\/client\/game\/event-room\/(?!late-|own-player|use-place)/,
      includeDependenciesRecursively: false,
    },
    {
      name: "icon",
      test: /lucide-react\/.*\/(check|circle-exclamation-point|crown|log-out|monitor-up|rotate-ccw|user-round|x)\.m?js$/,
    },
    // Conversations and channels need most of these.
    {
      name: "thread-icon",
      test: /lucide-react\/.*\/(arrow-down|arrow-left|ban|bell|bell-off|clock|copy|door-closed|ellipsis|face-slightly-smiling-plus|flag|hash|info|link|lock|pencil|search|settings|shield-check|trash|users)\.m?js$/,
    },
    // Every member's connection needs these small parts, and its room too. By themselves they pack badly, and on a slow
    // network each file waits for one of six connections.
    {
      name: "member",
      test: (id: string) => isMemberModule(id) || memberLibrary.test(id),
      includeDependenciesRecursively: false,
    },
    {
      name: "member-bar",
      test: isOneOf(["account/account-panel", "notification/notification-bell"]),
      includeDependenciesRecursively: false,
    },
    // Every page names the files with the icons of a member's links: one name is short.
    {
      name: "member-links",
      test: /\/client\/(admin\/admin|channel\/community|chat\/messages|dashboard\/dashboard|game\/games|safety\/safety|site\/home)-link\.tsx$|\/icons\/(gamepad-2|house)\.m?js$/,
      includeDependenciesRecursively: false,
    },
    { name: "live", test: /\/client\/.*-live\.ts$/, includeDependenciesRecursively: false },
    // The background sender comes with the screen that writes what it sends. Loaded later, it could fail while the network is
    // bad, and a browser may keep that failure until the page is reloaded.
    {
      name: "pending",
      test: /\/client\/thread\/(pending\/(background-sender|changes|contact-question|open-threads|outbox|pending-storage|refusal|toast-refused)|attachment\/(file\/unsent-attachment|upload\/late-uploads))\.ts$/,
      includeDependenciesRecursively: false,
    },
    // Small parts that come together. On a slow network every file of a screen waits for one of six connections.
    {
      name: "control",
      test: isOneOf([
        "ui/button/name-button",
        "ui/feedback/status-line",
        "ui/field/control-style",
        "ui/field/field-frame",
        "ui/field/text-area",
        "ui/field/use-debounced",
      ]),
      includeDependenciesRecursively: false,
    },
    {
      name: "time",
      test: /\/(schema\/day|client\/frame\/use-(today|minute))\.ts$/,
      includeDependenciesRecursively: false,
    },
    {
      name: "thread-part",
      test: isThreadPart,
      includeDependenciesRecursively: false,
    },
    // The lists of conversations and channels, settings and reports need some of these, too.
    {
      name: "thread-line",
      test: (id: string) => isThreadLineModule(id) || threadDeclaration.test(id),
      includeDependenciesRecursively: false,
    },
    {
      name: "channel",
      test: /\/(schema\/channel\/(invitation-)?api|client\/channel\/channels)\.ts$/,
      includeDependenciesRecursively: false,
    },
    // The header of every member needs both; by themselves they are too small to pack well.
    {
      name: "avatar",
      test: isOneOf(["ui/avatar/avatar", "ui/avatar/avatar-button"]),
      includeDependenciesRecursively: false,
    },
    // The frame of the admin area asks for the password, and the other screens of `account/security` share most of it.
    {
      name: "security",
      test: /\/client\/account\/security\/(password-\w+|security-text)|\/schema\/account\/(session|second-factor)-api\.ts$/,
      includeDependenciesRecursively: false,
    },
    // The front page has a question to try, with the answers of the game.
    {
      name: "answer",
      test: (id: string) => isAnswerModule(id) || /lucide-react\/.*\/icons\/send\.m?js$/.test(id),
      includeDependenciesRecursively: false,
    },
    // Every list of players needs both; by themselves they are too small to pack well.
    {
      name: "list",
      test: isOneOf(["game/animated-list", "ui/text/number-text"]),
      includeDependenciesRecursively: false,
    },
  ],
};
