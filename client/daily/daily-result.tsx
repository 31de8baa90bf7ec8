import type { DayStreak } from "../../schema/daily/api.ts";
import type { SoloGame } from "../../schema/solo/solo.ts";
import { SoloResultPanel } from "../solo/result-panel.tsx";
import { SoloSolutions } from "../solo/solutions-panel.tsx";
import { SecondaryText, Text } from "../ui/text/text.tsx";
import * as text from "./daily-text.ts";
import { DAILY_PATH } from "./use-daily-sign-in.ts";

interface Props {
  day: string;
  game: SoloGame;
  streak: DayStreak | null;
}

/** What today’s game came to, to look at and to share. */
export const DailyResult = ({ day, game, streak }: Props) => (
  <>
    <SoloResultPanel
      game={game}
      title={text.resultTitle}
      shared={(shapes, points) => text.shared(day, shapes, points, streak)}
      path={DAILY_PATH}
    >
      {streak && <Text>{text.streakText(streak)}</Text>}
      <SecondaryText>{text.nextDay}</SecondaryText>
    </SoloResultPanel>
    <SoloSolutions title={text.answersTitle} solved={game.solved} />
  </>
);
