import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { signIn } from "../../../schema/account/api.ts";
import { type Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { openTcpProxy, type TcpProxy } from "../../support/server/tcp-proxy.ts";
import type { Engine, Size } from "./engine.ts";
import { Page } from "./page.ts";

export const PHONE: Size = { width: 360, height: 740 };
export const DESKTOP: Size = { width: 1280, height: 800 };

/** What the journeys of one engine share: a server and a browser. */
export interface Stage {
  readonly server: () => TestServer;
  /** Takes the network from the journey’s browsers. */
  cutNetwork(): void;
  mendNetwork(): void;
  /** A visitor in a browser of their own. */
  visitor(size?: Size): Promise<Page>;
  /** A browser in which this person has signed in. */
  browserOf(person: Person, size?: Size): Promise<Page>;
}

/** What browsers themselves write to the console where a request did not get through. */
const OF_NETWORK = /^CONSOLE NETWORK ERROR|WebSocket/;

/** Opens the stage before the tests of this file and closes it after them. Every journey must end without errors in the console. */
export function openStage(open: () => Promise<Engine>): Stage {
  let server: TestServer;
  let engine: Engine;
  let network: TcpProxy;
  let wasCut = false;
  let pages: Page[] = [];
  beforeAll(async () => {
    // Reveals are long enough to be seen, and everything else is short.
    [server, engine] = await Promise.all([
      bootServer({}, { timings: { startingMs: 300, revealMs: 300, breakMs: 300 } }),
      open(),
    ]);
  });
  beforeEach(async () => {
    // An address of its own for each journey: nothing is stored there yet.
    network = await openTcpProxy(server.port);
    wasCut = false;
  });
  afterEach(async () => {
    const all = pages.flatMap(({ window }) => window.errors());
    const errors = wasCut ? all.filter((error) => !OF_NETWORK.test(error)) : all;
    for (const { window } of pages) await window.goto("about:blank");
    pages = [];
    await network.close();
    expect(errors.join("\n"), "errors in the console").toBe("");
  });
  afterAll(async () => {
    await engine?.close();
    await server?.stop();
  });
  const visitor = async (size = DESKTOP) => {
    const page = new Page(await engine.openWindow(pages.length, size), network.url);
    pages.push(page);
    // A small document of this address, so that there are cookies to clear and requests to send.
    await page.open("/robots.txt");
    await page.window.clearCookies();
    return page;
  };
  return {
    server: () => server,
    cutNetwork() {
      wasCut = true;
      network.cut("drop");
    },
    mendNetwork: () => network.mend(),
    visitor,
    async browserOf({ me }, size) {
      const page = await visitor(size);
      await page.until(signInHere, signIn.path, { email: me?.email ?? "", password: TEST_PASSWORD });
      return page;
    },
  };
}

/** Runs in the page. */
async function signInHere(path: string, body: object): Promise<boolean> {
  const headers = { "Content-Type": "application/json" };
  const reply = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`sign-in: ${reply.status} ${await reply.text()}`);
  return true;
}
