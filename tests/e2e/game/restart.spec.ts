import { startProcess, untilReady } from "../../support/server/process.ts";
import { openAccount } from "../support/member.ts";
import { answer, joinWithCode, openRoom } from "../support/player.ts";
import { preparedFolder } from "../support/prepared-folder.ts";
import { DESKTOP, expect, newcomer, test } from "../support/site.ts";

const ROUNDS = 5;
const quick = { startingMs: 300, revealMs: 300, breakMs: 300 };

/** Clean-up steps, run in reverse order however the test ended. */
const undo: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

for (const signal of ["SIGTERM", "SIGKILL"] as const) {
  test(`results stay on the screen after the server ends (${signal}), with a note that the room has closed`, async ({
    browser,
  }) => {
    const folder = preparedFolder();
    undo.push(folder.remove);
    const before = await startProcess({ dataDir: folder.path, timings: quick });
    undo.push(() => before.end("SIGTERM"));
    await untilReady(before);
    const { page: host } = await newcomer(browser, before, { viewport: DESKTOP });
    const { page: guest } = await newcomer(browser, before);
    await openAccount(host, "Host");
    await openAccount(guest, "Guest");
    await joinWithCode(guest, await openRoom(host, { name: "Late", member: "Ada", rounds: ROUNDS }), "Chidi");
    await host.getByRole("button", { name: "Start Game" }).click();
    for (let round = 1; round <= ROUNDS; round += 1) {
      await answer(host, round, ROUNDS, true);
      await answer(guest, round, ROUNDS, false);
    }
    await expect(host.getByRole("button", { name: "Play Again" })).toBeVisible({ timeout: 30_000 });

    const refused = [host, guest].map((page) =>
      page.waitForResponse((reply) => reply.url().includes("/api/game/") && reply.status() === 410, {
        timeout: 60_000,
      }),
    );
    await before.end(signal);
    const after = await startProcess({ dataDir: folder.path, port: Number(new URL(before.url).port) });
    undo.push(() => after.end("SIGTERM"));
    await untilReady(after);
    await Promise.all(refused);
    for (const page of [host, guest]) {
      await expect(page.getByText("This room has closed.").first()).toBeVisible();
      await expect(page.getByText("Winner!")).toHaveCount(1);
      await expect(page.getByRole("button", { name: "Play Again" })).toHaveCount(0);
    }
    await guest.getByRole("button", { name: "Back to Games" }).click();
    await host.getByRole("button", { name: "Leave Room" }).click();
    for (const page of [host, guest]) await expect(page).toHaveURL(/\/games$/);
  });
}
