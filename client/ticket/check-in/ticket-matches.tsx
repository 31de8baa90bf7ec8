import { foldDiacritics } from "../../../schema/fold-diacritics.ts";
import type { CheckInTicket } from "../../../schema/ticket/check-in.ts";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Text } from "../../ui/text/text.tsx";
import * as text from "./check-in-text.ts";
import { compactReference, groupedReference } from "./state/ticket-text.ts";

/** More would not help at check-in. */
const SHOWN = 20;

/** The tickets whose owner's name or whose reference begins with what was typed; names also in the middle. */
export function matchingTickets(tickets: readonly CheckInTicket[], typed: string): CheckInTicket[] {
  const name = foldDiacritics(typed.trim());
  const reference = compactReference(typed);
  if (name === "") return [];
  return tickets.filter(
    (ticket) =>
      foldDiacritics(ticket.displayName).includes(name) || (reference !== "" && ticket.reference.startsWith(reference)),
  );
}

interface Props {
  tickets: readonly CheckInTicket[];
  typed: string;
  onChosen: (ticket: CheckInTicket) => void;
}

/** What matches while somebody types. A press checks in. */
export function TicketMatches({ tickets, typed, onChosen }: Props) {
  const matches = matchingTickets(tickets, typed);
  if (matches.length === 0) return <Text $tone="muted">{text.noMatch}</Text>;
  return (
    <>
      <ul aria-label={text.matchesLabel}>
        {matches.slice(0, SHOWN).map((ticket) => (
          <li key={ticket.reference}>
            <ListRow
              title={ticket.displayName}
              detail={detailOf(ticket)}
              lit={ticket.checkIn !== null}
              onPress={() => onChosen(ticket)}
            />
          </li>
        ))}
      </ul>
      {matches.length > SHOWN && <Text $tone="muted">{text.moreMatches(matches.length - SHOWN)}</Text>}
    </>
  );
}

function detailOf({ reference, status, checkIn }: CheckInTicket): string {
  const state = checkIn ? text.insideSince(checkIn.scannedAt, checkIn.gate) : text.statusTexts[status];
  return [groupedReference(reference), state].filter((part) => part !== "").join(" · ");
}
