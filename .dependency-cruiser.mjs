/**
 * Which folder may import which. `npm run check` also asserts how many modules were checked, because a parser that
 * finds no files would pass.
 */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { pathNot: to, path: "^(?!node:)", dependencyTypesNot: ["core"] },
});

export default {
  forbidden: [
    only(
      "schema-imports-nothing-else",
      "^schema/",
      "^schema/|node_modules/(zod|@colyseus/schema)/",
      "schema is shared by client and server: it imports only zod and @colyseus/schema.",
    ),
    only(
      "rooms-import-schema",
      "^rooms/",
      "^(schema|rooms)/|node_modules/(@colyseus/(core|schema|shared-types)|zod)/",
      "Rooms reach everything outside through their ports.",
    ),
    {
      name: "rooms-without-node",
      comment:
        "Time, randomness and files come through the environment and the ports. Only ids of sockets and rooms, the keys of screens, and sealed texts may use node:crypto directly.",
      severity: "error",
      from: {
        path: "^(rooms|schema)/",
        pathNot: "^rooms/(room-locator|support/(game/(game-room|sealed-text)|seat/seat-sockets|watch/screens))\\.ts$",
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "rooms-stay-apart",
      comment: "A room imports its own folder and support, never another room.",
      severity: "error",
      from: { path: "^rooms/([^/]+)/", pathNot: "^rooms/support/" },
      to: { path: "^rooms/", pathNot: "^rooms/(support|$1)/" },
    },
    {
      name: "support-knows-no-room",
      severity: "error",
      from: { path: "^rooms/support/" },
      to: { path: "^rooms/(?!support/)" },
    },
    {
      name: "rules-are-pure",
      comment:
        "Rules are pure functions: they import schema, their own folder and other rules, but no engine, timers or sockets.",
      severity: "error",
      from: { path: "^rooms/.*(rules|seats)\\.ts$" },
      to: { path: "node_modules|^rooms/.*(room|timer|socket)", pathNot: "node_modules/zod" },
    },
    {
      name: "server-public-apis",
      comment:
        "A feature imports others only through their public API (x/x.ts) or their entities. Conversations and channels may also import the thread's ports, broadcaster and search. Only app.ts and commands compose features.",
      severity: "error",
      from: { path: "^server/(?!platform/|command/)([^/]+)/" },
      to: {
        path: "^server/(?!platform/)([^/]+)/",
        pathNot:
          "^server/($1/|([^/]+)/\\2\\.ts$|.+\\.entity\\.ts$|account/authentication\\.ts$|thread/(thread-ports|thread-broadcaster|search/message-search)\\.ts$)",
      },
    },
    {
      name: "platform-knows-no-feature",
      comment: "The platform serves features and imports none.",
      severity: "error",
      from: { path: "^server/platform/" },
      to: { path: "^server/(?!platform/)|^rooms/|^client/" },
    },
    {
      name: "only-app-sees-rooms",
      comment:
        "game, question and thread implement the rooms' ports, so they may import their types. Everything else receives rooms through app.ts and *.feature.ts.",
      severity: "error",
      from: {
        path: "^server/",
        pathNot: "^server/(app\\.ts$|[^/]+/[^/]+\\.feature\\.ts$|command/|game/|question/|thread/)",
      },
      to: { path: "^rooms/" },
    },
    {
      name: "ports-are-types",
      severity: "error",
      from: { path: "^server/(game|question|thread)/" },
      to: { path: "^rooms/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "deploy-stands-apart",
      comment: "deploy starts servers from outside. Only commands, tests and the bench import it.",
      severity: "error",
      from: { path: "^(schema|rooms|client|migrations)/|^server/(?!command/)" },
      to: { path: "^deploy/" },
    },
    {
      name: "client-knows-schema",
      severity: "error",
      from: { path: "^client/" },
      to: { path: "^(server|rooms|migrations|tests|bin)/" },
    },
    {
      name: "metrics-stay-on-the-server",
      severity: "error",
      from: { path: "^(client|rooms|schema)/" },
      to: { path: "node_modules/prom-client" },
    },
    {
      name: "ui-knows-no-feature",
      comment: "Its texts have a language like all others.",
      severity: "error",
      from: { path: "^client/ui/" },
      to: { path: "^(client/(?!ui/)|schema/(?!language/))" },
    },
    {
      name: "net-knows-no-feature",
      severity: "error",
      from: { path: "^client/net/" },
      to: { path: "^client/(?!net/)" },
    },
    {
      name: "frame-knows-no-feature",
      comment: "frame holds what every screen needs. It imports only ui and net.",
      severity: "error",
      from: { path: "^client/frame/" },
      to: { path: "^client/(?!(frame|net|ui)/)" },
    },
    {
      name: "nobody-imports-app",
      comment: "app composes the features. Only main.tsx and prerender.tsx start it.",
      severity: "error",
      from: { path: "^client/(?!app/|(main|prerender)\\.tsx)" },
      to: { path: "^client/app/" },
    },
    {
      name: "app-lists-features",
      comment: "app lists the declarations of the features, in features.ts, and imports nothing else of them.",
      severity: "error",
      from: { path: "^client/app/" },
      to: { path: "^client/(?!(app|frame|net|ui)/)[^/]+/", pathNot: "\\.feature\\.ts$" },
    },
    {
      name: "only-app-lists-features",
      severity: "error",
      from: { path: "^client/", pathNot: "^client/app/features\\.ts$" },
      to: { path: "\\.feature\\.ts$" },
    },
    {
      name: "build-is-for-vite",
      comment: "build holds parts of vite.config.ts, which run in Node.",
      severity: "error",
      from: { path: "^client/(?!build/)" },
      to: { path: "^client/build/" },
    },
    {
      name: "panels-between-features",
      comment:
        "One feature appears inside another only through a -panel, and a game through its -game; frame, net and ui serve all; game serves each game, thread conversations and channels.",
      severity: "error",
      from: { path: "^client/(?!ui/|net/|frame/|app/)([^/]+)/" },
      to: {
        path: "^client/(?!ui/|net/|frame/|app/)([^/]+)/",
        pathNot: ["^client/$1/", "-panel\\.tsx$", "^client/[^/]+/[^/]+-game\\.ts$", "^client/(game|thread)/"],
      },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    { name: "nothing-outside", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "tests-are-leaves",
      severity: "error",
      from: { pathNot: "^(tests/|[^/]*config)" },
      to: { path: "^tests/" },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|data|node_modules/\\.cache)/|\\.json$|\\.css$|\\.woff2|\\?url$" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types"],
    },
  },
};
