import { useQuery } from "@tanstack/react-query";
import ListChecks from "lucide-react/icons/list-checks";
import { GameChannelButton } from "../../channel/occasion/occasion-button-panel.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { useView } from "../connection/game-context.ts";
import { SharePodiumButton } from "../picture/share-podium-button.tsx";
import { rankedPlayers } from "../room-view.ts";
import { AwardLine } from "./award-list.tsx";
import { lastGameQuery } from "./played-queries.ts";
import { everyQuestionLink, everyRackLink } from "./played-text.ts";

interface Props {
  roomId: string;
  gameType: string;
}

/** Below the podium: the awards, and the way to every question. Nothing until the result is saved. */
export function AfterGame({ roomId, gameType }: Props) {
  const { data } = useQuery(lastGameQuery(roomId));
  const players = useView((view) => view.players);
  const leaders = useView((view) => view.leaders);
  if (!data) return null;
  const ranked = rankedPlayers({ players }).filter(({ rank }) => rank > 0);
  return (
    <Stack $gap={16} $align="center">
      {data.awards.length > 0 && <AwardLine awards={data.awards} />}
      <Cluster $gap={8} $justify="center">
        <ButtonLink variant="secondary" to={`/games/played/${data.sessionId}`} icon={<ListChecks aria-hidden />}>
          {gameType === "word_battle" ? everyRackLink : everyQuestionLink}
        </ButtonLink>
        {ranked.length > 1 && <GameChannelButton sessionId={data.sessionId} />}
        <SharePodiumButton gameType={gameType} players={leaders ?? ranked} />
      </Cluster>
    </Stack>
  );
}
