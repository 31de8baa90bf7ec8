import { until } from "../until.ts";
import type { PaymentServer } from "./payments.ts";

export interface RefundRow {
  readonly id: string;
  readonly state: string;
  readonly tries: number;
  readonly last_error: string | null;
  readonly refund_id: string | null;
  /** Between the last try and the next one. */
  readonly pause_minutes: number;
}

const columns = `refund.id, refund.state, refund.tries, refund.last_error, refund.flutterwave_refund_id as refund_id,
  round(extract(epoch from refund.next_try_at - refund.tried_at) / 60)::int as pause_minutes`;

/** The refund of a ticket of this event, or of what was paid beyond its price. */
export async function refundRow(
  { database }: PaymentServer,
  eventId: string,
  part: "price" | "excess" = "price",
): Promise<RefundRow | undefined> {
  const [row]: RefundRow[] = await database.fork().execute(
    `select ${columns} from event_refunds refund join event_payments payment on payment.id = refund.payment_id
     where payment.event_id = ? and refund.part = ?`,
    [eventId, part],
  );
  return row;
}

/** Everything that is stored about the other refunds, which one refund must not change. */
export const otherRefunds = ({ database }: PaymentServer, id: string): Promise<object[]> =>
  database.fork().execute("select * from event_refunds where id <> ? order by id", [id]);

/** Waits until a try of this refund has failed. */
export const refundFails = (server: PaymentServer, eventId: string, part?: "price" | "excess"): Promise<void> =>
  until(async () => ((await refundRow(server, eventId, part))?.last_error ?? null) !== null);

/** Waits until the refund is in this state. */
export const refundIsIn = (
  server: PaymentServer,
  eventId: string,
  state: string,
  part?: "price" | "excess",
): Promise<void> => until(async () => (await refundRow(server, eventId, part))?.state === state);
