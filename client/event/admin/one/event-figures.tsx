import type { OutputOf } from "../../../../schema/endpoint.ts";
import type { AttendeeStatus, readEventFigures } from "../../../../schema/event/admin-api.ts";
import { formatNaira, formatNumber } from "../../../ui/format/format.ts";
import { MetricCard } from "../../../ui/layout/metric-card.tsx";
import { Grid } from "../../../ui/layout/stack.ts";
import * as text from "./attendee-text.ts";

export type EventFigures = OutputOf<typeof readEventFigures>;

/** EVENT-76: the numbers of an event. Each count leads to its rows. */
export function EventFiguresList({ figures }: { figures: EventFigures }) {
  const { registered, waiting, checkedIn, receivedKobo, refundedKobo, maxAttendees, ticketPriceKobo } = figures;
  const hasMoney = ticketPriceKobo !== null || receivedKobo > 0;
  const count = (status: AttendeeStatus, value: number, detail?: string) => (
    <li>
      <MetricCard
        label={text.figureLabels[status]}
        value={formatNumber(value)}
        {...(detail !== undefined && { detail })}
        to={`?status=${status}`}
      />
    </li>
  );
  return (
    <Grid as="ul" aria-label={text.figuresLabel} $minWidth={140} $gap={12}>
      {count("registered", registered, text.ofMaximum(maxAttendees))}
      {count("waiting", waiting)}
      <li>
        <MetricCard
          label={text.checkedInLabel}
          value={formatNumber(checkedIn)}
          detail={text.checkedInDetail}
          to="?door=in"
        />
      </li>
      {hasMoney && (
        <>
          <li>
            <MetricCard label={text.receivedLabel} value={formatNaira(receivedKobo)} />
          </li>
          <li>
            <MetricCard
              label={text.refundedLabel}
              value={formatNaira(refundedKobo)}
              detail={text.refundedDetail}
              to="?status=refunded"
            />
          </li>
        </>
      )}
    </Grid>
  );
}
