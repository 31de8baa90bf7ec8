import { useQuery } from "@tanstack/react-query";
import ListChecks from "lucide-react/icons/list-checks";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Stack } from "../../ui/layout/stack.ts";
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
  if (!data) return null;
  return (
    <Stack $gap={16} $align="center">
      {data.awards.length > 0 && <AwardLine awards={data.awards} />}
      <ButtonLink variant="secondary" to={`/games/played/${data.sessionId}`} icon={<ListChecks aria-hidden />}>
        {gameType === "word_battle" ? everyRackLink : everyQuestionLink}
      </ButtonLink>
    </Stack>
  );
}
