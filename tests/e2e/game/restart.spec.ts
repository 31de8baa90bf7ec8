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
  test(`GAME-110 a game goes on in the same tabs after the server ends (${signal})`, async ({ browser }) => {
    const folder = preparedFolder();
    undo.push(folder.remove);
    const before = await startProcess({ dataDir: folder.path, timings: quick });
    undo.push(() => before.end("SIGTERM"));
    await untilReady(before);
    const { page: host } = await newcomer(browser, before, { viewport: DESKTOP });
    const { page: guest } = await newcomer(browser, before);
    await openAccount(host, "Host");
    await openAccount(guest, "Guest");
    await joinWithCode(
      guest,
      await openRoom(host, { name: "Late", member: "Ada", rounds: ROUNDS, timeLimit: 60 }),
      "Chidi",
    );
    await host.getByRole("button", { name: "Start Game" }).click();
    const play = async (round: number) => {
      await answer(host, round, ROUNDS, true);
      await answer(guest, round, ROUNDS, false);
    };
    await play(1);
    await answer(host, 2, ROUNDS, true);
    await expect(host.getByText("Your answer is in.")).toBeVisible();
    const port = Number(new URL(before.url).port);
    await before.end(signal);
    const after = await startProcess({ dataDir: folder.path, port, timings: quick });
    undo.push(() => after.end("SIGTERM"));
    await untilReady(after);
    // The host's answer stays. The round begins again for the guest, once both pages are back.
    await expect(async () => {
      await answer(guest, 2, ROUNDS, false);
      await expect(host.getByText(`Round 3 of ${ROUNDS}`).first()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    for (let round = 3; round <= ROUNDS; round += 1) await play(round);
    for (const page of [host, guest]) {
      await expect(page.getByText("Winner!")).toHaveCount(1);
      await expect(page.getByRole("button", { name: "Play Again" })).toBeVisible({ timeout: 30_000 });
    }
  });
}
