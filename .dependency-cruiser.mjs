/** Who may know whom. `npm run check` also asserts how many modules were seen: a parser that reads nothing passes everything. */
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
      "schema-knows-nobody",
      "^schema/",
      "^schema/|node_modules/(zod|@colyseus/schema)/",
      "schema is the shared tongue: zod and @colyseus/schema alone.",
    ),
    only(
      "rooms-know-schema",
      "^rooms/",
      "^(schema|rooms)/|node_modules/(@colyseus/(core|schema|shared-types)|zod)/",
      "Rooms reach the world through their ports.",
    ),
    {
      name: "rooms-without-node",
      comment:
        "Time, chance and files come through the environment and the ports; ids of sockets and rooms are the one exception.",
      severity: "error",
      from: {
        path: "^(rooms|schema)/",
        pathNot: "^rooms/(room-locator|support/(game/game-room|seat/seat-sockets))\\.ts$",
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "rooms-stay-apart",
      comment: "A room knows its own folder and support, never another room.",
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
      comment: "Rules know schema, their own folder and support's rules: no engine, no clock, no dice.",
      severity: "error",
      from: { path: "^rooms/.*(rules|seats)\\.ts$" },
      to: { path: "node_modules|^rooms/.*(room|timer|socket)", pathNot: "node_modules/zod" },
    },
    {
      name: "server-public-apis",
      comment:
        "A feature knows others by their public API (x/x.ts) or their entities, a kind of thread also what threads ask of it and offer to it; only app.ts and commands compose them.",
      severity: "error",
      from: { path: "^server/(?!platform/|command/)([^/]+)/" },
      to: {
        path: "^server/(?!platform/)([^/]+)/",
        pathNot:
          "^server/($1/|([^/]+)/\\2\\.ts$|[^/]+/[^/]+\\.entity\\.ts$|account/authentication\\.ts$|thread/(thread-ports|thread-broadcaster|message-search)\\.ts$)",
      },
    },
    {
      name: "platform-knows-no-feature",
      comment: "Platform carries features and knows none.",
      severity: "error",
      from: { path: "^server/platform/" },
      to: { path: "^server/(?!platform/)|^rooms/|^client/" },
    },
    {
      name: "only-app-sees-rooms",
      comment:
        "game, question and thread implement the rooms' ports, so they may know their types; everything else meets rooms in app.ts and *.feature.ts.",
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
      name: "client-knows-schema",
      severity: "error",
      from: { path: "^client/" },
      to: { path: "^(server|rooms|migrations|tests|bin)/" },
    },
    {
      name: "ui-knows-no-feature",
      severity: "error",
      from: { path: "^client/ui/" },
      to: { path: "^(client/(?!ui/)|schema/)" },
    },
    {
      name: "net-knows-no-feature",
      severity: "error",
      from: { path: "^client/net/" },
      to: { path: "^client/(?!net/)" },
    },
    {
      name: "frame-knows-no-feature",
      comment: "What every screen needs sits below the features: it knows ui and net alone.",
      severity: "error",
      from: { path: "^client/frame/" },
      to: { path: "^client/(?!(frame|net|ui)/)" },
    },
    {
      name: "nobody-imports-app",
      comment: "Routes and shell compose the features; only main.tsx and prerender.tsx start them.",
      severity: "error",
      from: { path: "^client/(?!app/|(main|prerender)\\.tsx)" },
      to: { path: "^client/app/" },
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
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
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
