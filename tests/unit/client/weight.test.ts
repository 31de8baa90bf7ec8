import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";

/** Brotli bytes of JavaScript that a first visit may cost, and of everything for the front page. */
const KB = 1024;
const dist = "client/dist";

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isEntry?: boolean;
}

let manifest: Record<string, Chunk>;
beforeAll(() => {
  const file = join(dist, ".vite/manifest.json");
  if (!existsSync(file)) throw new Error("build the client first: npm start or npm test do");
  manifest = JSON.parse(readFileSync(file, "utf8"));
});

const compressed = (file: string): number => {
  const brotli = join(dist, `${file}.br`);
  return statSync(existsSync(brotli) ? brotli : join(dist, file)).size;
};

/** Everything that these modules load before they can run. */
function filesOf(names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build holds no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  names.forEach(visit);
  return files;
}

const base = ["index.html"];
const scripts = (names: readonly string[]) => [...filesOf([...base, ...names])].filter((file) => file.endsWith(".js"));
const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + compressed(file), 0);
const named = (name: RegExp) => Object.keys(manifest).filter((each) => name.test(each));
/** Of this build: the folder also keeps files of the builds before. */
const latinFonts = () => named(/-latin-wght-normal\.woff2$/).map((name) => manifest[name]?.file ?? "");
/** A prerendered page holds presses until the app has come. */
const home = ["early-press.ts", "site/home/home-screen.tsx"];
/** What is below the first screen, and the drawings: they come after the first screen. */
const homeRest = "site/home/rest.tsx";
const drawings = () => named(/illustration\/people\/\w+\.svg/).map((name) => manifest[name]?.file ?? "");
/** Toasts load late on every page, but they load. */
const toasts = () => named(/toast-area/);
/** Loads where somebody scrolls down to it. */
const joinForm = () => named(/site\/request\/join-form/);
/** What checks a form's body. It loads when somebody begins to fill in the form. */
const accountSchema = () => named(/schema\/account\/api\.ts\?form/);
/** The member's part of the bar and their own line come late on every page. */
const member = () => named(/shell\/member-events\.ts$|^_(live|member-bar)-/);
/** The texts of the codes that a room sends. */
const roomTexts = (nouns: string) =>
  Object.keys(manifest).filter((each) => new RegExp(`^(${nouns})-errors$`).test(manifest[each]?.name ?? ""));
const game = () => [
  "game/waiting/waiting-screen.tsx",
  "game/room/room-screen.tsx",
  "trivia/trivia-panel.tsx",
  ...named(/room-socket/),
  ...roomTexts("game"),
  ...member(),
  ...toasts(),
];

/**
 * Expects these files to be within their budget. Whoever sets a budget leaves 3 % of it free, so that a small change does not
 * break it; whoever needs more makes room, or raises it and says why.
 */
function expectWithin(budget: number, files: readonly string[]): void {
  const weight = weigh(files) / KB;
  console.log(`${expect.getState().currentTestName}: ${weight.toFixed(1)} of ${budget} KB`);
  expect(weight).toBeLessThanOrEqual(budget);
}

/** The size of each file, largest first, for whoever looks for what to leave out. */
function print(title: string, files: readonly string[]): void {
  const sizes = files
    .map((file) => ({ file, kilobytes: compressed(file) / KB }))
    .sort((a, b) => b.kilobytes - a.kilobytes);
  const lines = sizes.map(({ file, kilobytes }) => `${kilobytes.toFixed(1).padStart(7)} KB  ${file}`);
  console.log(`${title}: ${(weigh(files) / KB).toFixed(1)} KB\n${lines.join("\n")}`);
}

describe("what a first visit weighs (P12)", () => {
  test("what every page loads: at most 120 KB", () => {
    print("scripts of every page", scripts([]));
    expectWithin(120, scripts([]));
  });

  test("the front page: at most 134 KB of scripts, and 350 KB of everything", () => {
    print("scripts of the front page", scripts([...home, ...toasts()]));
    expect(joinForm()).toHaveLength(1);
    expect(scripts(home).filter((file) => /join-form|use-api-form|schema/.test(file))).toEqual([]);
    expectWithin(134, scripts([...home, ...toasts()]));
    expect(drawings()).toHaveLength(2);
    const all =
      weigh([...filesOf([...base, ...home, homeRest, ...joinForm(), ...toasts()]), ...drawings()]) +
      compressed("index.html") +
      weigh(latinFonts());
    expect(all).toBeLessThanOrEqual(350 * KB);
  });

  // Naming days by their parts, as Safari needs it, brought 0.3 KB to whatever shows a date; these two had nothing free.
  test("the front page with all that is below its first screen, or for a member: at most 159 KB of scripts", () => {
    expectWithin(159, scripts([...home, homeRest, ...toasts()]));
    expectWithin(159, scripts([...home, "site/home/member-home.tsx", ...toasts()]));
  });

  test("signing in: at most 160 KB, and at most 180 KB with what checks the form", () => {
    expect(accountSchema()).toHaveLength(1);
    const screen = ["account/auth-screen.tsx", ...toasts()];
    expectWithin(160, scripts(screen));
    expectWithin(180, scripts([...screen, ...accountSchema()]));
  });

  // Watching and the screens of a hall brought 2.7 KB: their requests, the texts of their refusals, and what loads the rest.
  // Faces, reactions and sounds brought 8 KB.
  test("a game, from the waiting room to the results, with all that comes late: at most 215 KB", () => {
    expect(game()).toHaveLength(9);
    expectWithin(215, scripts(game()));
  });

  test("no game brings along what only watchers, events, or the screen of a hall, show", () => {
    const late = named(
      /game\/(watch\/watch-parts|screen\/(wall-screen|screen-panel))\.tsx$|\/wall\/\w+-wall-panel\.tsx$|^_event-room-/,
    );
    expect(late).toHaveLength(6);
    const files = late.map((name) => manifest[name]?.file ?? "");
    expect(scripts(game()).filter((file) => files.includes(file))).toEqual([]);
  });

  // Pages with a history hold TanStack Virtual, which weighs 9 KB: it keeps the place in a long history on a phone. They hold
  // the background sender too (1 KB), because a browser may keep until a reload that it could not be loaded. The room of a photo
  // with its preview, and what waits with one, brought 2.6 KB.
  test("messages, with the room client and the member's connection: at most 239 KB", () => {
    const late = [
      ...named(/room-socket/),
      ...named(/shell\/member-events|^_live-/),
      ...roomTexts("thread"),
      ...toasts(),
    ];
    expect(late).toHaveLength(5);
    expectWithin(239, scripts(["chat/messages-screen.tsx", ...late]));
  });

  // The list shares small files with the channels that are opened from it: 0.8 KB come earlier than they are needed.
  test("the list of channels: at most 156 KB; a channel, with the room client: at most 234 KB", () => {
    expectWithin(156, scripts(["channel/list/community-screen.tsx", ...toasts()]));
    const late = [
      ...named(/room-socket/),
      ...named(/shell\/member-events|^_live-/),
      ...roomTexts("thread"),
      ...toasts(),
    ];
    expectWithin(234, scripts(["channel/open/channel-screen.tsx", ...late]));
  });

  test("the screens of conversations and channels bring along what sends their messages in the background", () => {
    const pending = Object.values(manifest).find(({ name }) => name === "pending");
    expect(pending).toBeDefined();
    const loader = named(/^_live-/).flatMap((name) => manifest[name]?.dynamicImports ?? []);
    expect(loader.map((name) => manifest[name]?.file)).toContain(pending?.file);
    for (const screen of ["chat/messages-screen.tsx", "channel/open/channel-screen.tsx"]) {
      expect([...filesOf([screen])]).toContain(pending?.file);
    }
  });

  test("no screen of channels brings a menu or a dialog along; the press that opens one does", () => {
    const files = scripts(["channel/list/community-screen.tsx", "channel/open/channel-screen.tsx"]);
    expect(files.filter((file) => /dialog|menu-(?!button)|create-channel/.test(file))).toEqual([]);
    const late = [
      "channel/list/create-channel.tsx",
      "channel/open/channel-dialogs.tsx",
      "channel/member/members-dialog.tsx",
      "ui/menu/menu.tsx",
      "ui/menu/menu-sheet.tsx",
    ];
    for (const name of late) expect(manifest[name]?.imports).toBeDefined();
  });

  test("a thread brings along nothing that a press opens: menus, reactions, emojis, names, search", () => {
    const late = named(/thread\/.*(menu|sheet|popover|picker|suggestions|panel|connection-lost)\.tsx$/).map(
      (name) => manifest[name]?.file,
    );
    expect(late.length).toBeGreaterThanOrEqual(6);
    const loaded = [...filesOf(["chat/messages-screen.tsx"]), ...filesOf(["channel/open/channel-screen.tsx"])];
    expect(late.filter((file) => file && loaded.includes(file))).toEqual([]);
  });

  test("a thread brings along neither what sends photos nor what shows them: at most 6 KB and 3.1 KB", () => {
    const screen = scripts(["channel/open/channel-screen.tsx"]);
    const late = (name: string) => [...filesOf([name])].filter((file) => !screen.includes(file));
    const sending = late("thread/attachment/choose/photo-choice.ts");
    const showing = late("thread/attachment/photo/photo-view.tsx");
    for (const name of ["unsent/unsent-attachment-part.tsx", "upload/start-upload.ts"])
      expect(late(`thread/attachment/${name}`)).not.toEqual([]);
    expect([sending.length > 0, showing.length > 0]).toEqual([true, true]);
    expectWithin(6, sending);
    expectWithin(3.1, showing);
  });

  test("a thread brings along neither what records voice notes nor what plays them: 6 KB for its button, 10 KB and 5.5 KB", () => {
    const screen = scripts(["channel/open/channel-screen.tsx"]);
    const late = (name: string) =>
      [...filesOf([`thread/attachment/voice/${name}`])].filter((file) => !screen.includes(file));
    const [recording, playing] = [late("record/voice-choice.ts"), late("play/voice-view.tsx")];
    expect([recording.length > 0, playing.length > 0]).toEqual([true, true]);
    expectWithin(6, late("record/record-or-send.tsx"));
    expectWithin(10, recording);
    expectWithin(5.5, playing);
  });

  // Words about the member's money, places that are full and what can be shared brought 3 KB.
  test("the page of an event: at most 150 KB, without what checks forms and without a dialog", () => {
    const files = scripts(["event/event-screen.tsx", ...toasts()]);
    // The part that loads the dialog when it opens is no dialog.
    expect(files.filter((file) => /schema|form|(?<!late-confirm-)dialog/.test(file))).toEqual([]);
    expectWithin(150, files);
  });

  test("no game screen brings a dialog along; the press that opens one does", () => {
    expect(scripts(game()).filter((file) => /dialog|sheet/.test(file))).toEqual([]);
    expect(named(/(overlay\/|^_)dialog|qr-sheet/)).toHaveLength(2);
  });

  test("nobody loads two-step sign-in, or the question for the password, before they need it", () => {
    const late = named(/account\/security\/(code-form|security-screen|second-factor-setup)|^_security/);
    expect(late).toHaveLength(4);
    const files = late.map((name) => manifest[name]?.file);
    for (const name of [...home, "account/auth-screen.tsx", ...named(/^_dashboard-sections/)]) {
      expect(scripts([name, ...member()]).filter((file) => files.includes(file))).toEqual([]);
    }
  });

  test("no page but the games' knows the room client", () => {
    for (const names of [home, ["account/auth-screen.tsx"], ["game/list/games-screen.tsx"]]) {
      const text = scripts(names)
        .map((file) => readFileSync(join(dist, file), "utf8"))
        .join("");
      expect(text).not.toContain("colyseus");
      expect(text.length).toBeGreaterThan(10_000);
    }
  });

  test("the two faces together are at most 70 KB for Latin letters", () => {
    expect(latinFonts()).toHaveLength(2);
    expectWithin(70, latinFonts());
  });
});
