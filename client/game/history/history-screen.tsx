import { useInfiniteQuery } from "@tanstack/react-query";
import type { OwnGame } from "../../../schema/game/played-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { Screen } from "../../frame/screen.tsx";
import { ShowMore } from "../../frame/show-more.tsx";
import { BackLink } from "../../ui/button/back-link.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { PlayersPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack, TwoColumns } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { shortSeconds } from "../game-text.ts";
import { difficultyName, gameOf } from "../games.ts";
import { ownGamesQuery } from "../played/played-queries.ts";
import { PracticeMark } from "../practice/practice-mark.tsx";
import { Medal } from "../room/medal.tsx";
import { rankLabel } from "../room/room-text.ts";
import { BookProgressPanel } from "./book-progress.tsx";
import * as text from "./history-text.ts";

/** The member's own games, each with its recap, and what they know by now. */
export function HistoryScreen() {
  return (
    <Screen title={text.title} width="full">
      <Stack $gap={24}>
        <Stack $gap={8}>
          <BackLink to="/games">{text.backLink}</BackLink>
          <Heading level={1}>{text.title}</Heading>
        </Stack>
        <TwoColumns $side={380}>
          <OwnGames />
          <BookProgressPanel />
        </TwoColumns>
      </Stack>
    </Screen>
  );
}

function OwnGames() {
  const query = useInfiniteQuery(ownGamesQuery);
  if (!query.data) return <QueryState query={query} label={text.loadingGames} rows={5} />;
  const games = query.data.pages.flatMap((page) => page.games);
  if (games.length === 0) {
    return (
      <EmptyState
        picture={<PlayersPicture />}
        title={text.emptyTitle}
        hint={text.emptyHint}
        action={<ButtonLink to="/games">{text.playButton}</ButtonLink>}
      />
    );
  }
  return (
    <Stack>
      <ul>
        {games.map((game) => (
          <OwnGameRow key={game.sessionId} game={game} />
        ))}
      </ul>
      <ShowMore query={query}>{text.showMoreButton}</ShowMore>
    </Stack>
  );
}

function OwnGameRow({ game }: { game: OwnGame }) {
  const { sessionId, gameType, roomName, difficulty, timeLimit, endedAt, rank, isPractice } = game;
  return (
    <li>
      <ListRow
        to={`/games/played/${sessionId}`}
        start={isPractice ? <PracticeMark /> : <Medal place={rank} label={rankLabel(rank)} />}
        title={roomName}
        detail={text.gameLine(gameOf(gameType).name, difficultyName(difficulty), shortSeconds(timeLimit), endedAt)}
        detailLines={3}
        end={text.placeAndPoints(game)}
      />
    </li>
  );
}
