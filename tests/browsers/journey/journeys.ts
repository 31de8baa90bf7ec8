import type { Engine } from "../support/engine.ts";
import { openStage } from "../support/stage.ts";
import { accountJourneys } from "./account.ts";
import { chatJourneys } from "./chat.ts";
import { gameJourneys } from "./game.ts";
import { readingJourneys } from "./reading.ts";
import { siteJourneys } from "./site.ts";

/** The journeys through the app that are tried in every engine but Chromium, which runs those of tests/e2e. */
export function journeys(open: () => Promise<Engine>): void {
  const stage = openStage(open);
  siteJourneys(stage);
  accountJourneys(stage);
  readingJourneys(stage);
  chatJourneys(stage);
  gameJourneys(stage);
}
