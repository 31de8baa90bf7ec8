import { useState } from "react";
import { usePart } from "../../ui/late/use-part.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { useOwnId, useView } from "../connection/game-context.ts";
import * as gameText from "../game-text.ts";
import { LeaveButton } from "../leave-button.tsx";
import { PlayerRoles } from "../player-roles.tsx";
import { rankedPlayers } from "../room-view.ts";
import { WatcherNumber } from "../watch/late-watch.ts";
import { Watchers } from "../watch/watchers.tsx";
import { PlayerBadges } from "./player-badges.tsx";
import { PlayerStripButton, StripPlayer } from "./player-strip-button.tsx";
import { PlayerRanks } from "./players-panel.tsx";
import * as text from "./room-text.ts";

/** On a phone: all players in one row, best first. Pressing it shows their names. */
export function PlayerStrip() {
  const players = useView((view) => view.players);
  const hostId = useView((view) => view.hostId);
  const maxPlayers = useView((view) => view.maxPlayers);
  const hasWatchers = useView((view) => view.watchers > 0);
  const myId = useOwnId();
  const [isOpen, setIsOpen] = useState(false);
  const { part: overlay, isFetching } = usePart(() => import("../../ui/overlay/dialog.tsx"), isOpen, setIsOpen);
  const ranked = rankedPlayers({ players });
  const isMany = ranked.length > 3;
  const title = text.playersTitle(ranked.length, maxPlayers);
  return (
    <>
      <PlayerStripButton busy={isFetching} onPress={() => setIsOpen(true)}>
        <VisuallyHidden>{title}</VisuallyHidden>
        {ranked.map((player) => (
          <StripPlayer key={player.memberId} $mine={player.memberId === myId} $many={isMany}>
            <VisuallyHidden>
              {player.displayName || gameText.anonymousPlayer}
              <PlayerRoles player={player} />,
            </VisuallyHidden>
            <PlayerBadges player={player} isHost={player.memberId === hostId} size={isMany ? 26 : 36} />
            {player.score}
          </StripPlayer>
        ))}
        {hasWatchers && (
          <StripPlayer $mine={false} $many={isMany}>
            <Watchers part={WatcherNumber} />
          </StripPlayer>
        )}
      </PlayerStripButton>
      {overlay && (
        <overlay.Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={title}
          size="small"
          footer={<LeaveButton appearance="button" />}
        >
          <PlayerRanks />
        </overlay.Dialog>
      )}
    </>
  );
}
