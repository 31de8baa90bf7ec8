import { useView } from "./connection/game-context.ts";
import { guestsBySeat, type TableGuest } from "./player-style.ts";
import { reactionEmojis } from "./reaction/reaction-text.ts";
import { useShownReactions } from "./reaction/shown-reactions.ts";

/** The players by seat, with their reactions while they are shown. An empty seat is undefined. */
export function useTableGuests(): (TableGuest | undefined)[] {
  const players = useView((view) => view.players);
  const shown = useShownReactions();
  const guests = guestsBySeat({ players });
  for (const { memberId, seat } of Object.values(players)) {
    const guest = guests[seat];
    const reaction = shown[memberId];
    if (guest && reaction)
      guests[seat] = { ...guest, emoji: reactionEmojis[reaction.reaction], emojiKey: reaction.number };
  }
  return guests;
}
