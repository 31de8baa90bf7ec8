import { difficultyName, gameOf } from "../../../game/games.ts";
import { listOf } from "../../../ui/format/format.ts";
import { formatMoment } from "../../../ui/format/moment.ts";
import { Stack } from "../../../ui/layout/stack.ts";
import { Excerpt } from "../../../ui/message/excerpt.tsx";
import { DescriptionList } from "../../../ui/text/description-list.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { Text } from "../../../ui/text/text.tsx";
import type { RoomEvidence } from "./evidence.ts";
import * as text from "./evidence-text.ts";

const momentOf = (time: string): string => formatMoment(Date.parse(time));

/** A game room as it was: its name, its settings, its host and everyone who had a seat or watched. */
export function EvidenceRoom({ evidence }: { evidence: RoomEvidence }) {
  const { room_name, game_type = "", settings = {}, host_name, created_at } = evidence;
  const { players = [], watchers = [], questions = [] } = evidence;
  const { difficulty = "", rounds, timeLimit, maxPlayers, isPrivate } = settings;
  return (
    <Stack $gap={16}>
      <DescriptionList
        items={[
          { name: text.roomName, value: room_name ?? text.noName },
          { name: text.gameName, value: gameOf(game_type).name },
          { name: text.hostName, value: host_name ?? text.unknownUser },
          { name: text.accessName, value: isPrivate ? text.privateRoom : text.publicRoom },
          ...(created_at ? [{ name: text.createdOnName, value: momentOf(created_at) }] : []),
          { name: text.settingsName, value: text.settings(difficultyName(difficulty), rounds, timeLimit, maxPlayers) },
        ]}
      />
      <Heading level={3} size="lead">
        {text.playersTitle}
      </Heading>
      {players.length === 0 ? (
        <Text $tone="muted">{text.noPlayers}</Text>
      ) : (
        <Text>
          {listOf(
            players.map(({ display_name, is_active }) => {
              const name = display_name || text.unknownUser;
              return is_active === false ? text.formerPlayer(name) : name;
            }),
          )}
        </Text>
      )}
      {watchers.length > 0 && (
        <>
          <Heading level={3} size="lead">
            {text.watchersTitle}
          </Heading>
          <Text>
            {listOf(
              watchers.map(({ display_name, first_seen_at, last_seen_at }) =>
                text.watcher(display_name, momentOf(first_seen_at), momentOf(last_seen_at)),
              ),
            )}
          </Text>
        </>
      )}
      {questions.length > 0 && <Excerpt title={text.askedTitle}>{questions.join("\n")}</Excerpt>}
    </Stack>
  );
}
