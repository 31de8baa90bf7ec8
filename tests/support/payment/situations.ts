import * as paymentAdminApi from "../../../schema/payment/admin-api.ts";
import type { MoneyOutcome, RefundReason } from "../../../schema/payment/money.ts";
import { newHolder } from "../account/admins.ts";
import type { Person } from "../account/people.ts";
import {
  beginsPaying,
  buysTicket,
  buysTicketOf,
  givesUp,
  letHoldsPass,
  newPaidEvent,
  type PaymentServer,
  returns,
  startsPaying,
} from "./payments.ts";

export interface Paid {
  readonly eventId: string;
  /** In the address of the page that says how the payment went. */
  readonly reference: string;
}

/** Something that can happen to a member's money, and what has to be told of it. */
export interface Situation {
  readonly outcome: MoneyOutcome;
  readonly hasTicket: boolean;
  /** Why the price goes back. Null if nothing does. */
  readonly reason: RefundReason | null;
  /** Lets it happen. `other` is somebody else, who may take a seat. */
  happens(server: PaymentServer, person: Person, other: Person): Promise<Paid>;
}

/** Settles as the return from the payment page does. */
async function pays(server: PaymentServer, person: Person, { eventId, reference, txRef }: Paid & { txRef: string }) {
  server.fake.pay(txRef, { late: true });
  await returns(person, eventId, reference);
  return { eventId, reference };
}

/** PAY-54: every outcome has at least one situation. What tells of money is tested in each. */
export const situations = {
  "paid in time": {
    outcome: "paid",
    hasTicket: true,
    reason: null,
    happens: async (server, person) => await buysTicket(server, person),
  },
  "paid late, and a seat was free": {
    outcome: "paid",
    hasTicket: true,
    reason: null,
    async happens(server, person) {
      const begun = await beginsPaying(server, person, { maxAttendees: 1 });
      await letHoldsPass(server, begun.eventId);
      return await pays(server, person, begun);
    },
  },
  "paid late, and no seat was free": {
    outcome: "seat_lost",
    hasTicket: false,
    reason: "seat_gone",
    async happens(server, person, other) {
      const begun = await beginsPaying(server, person, { maxAttendees: 1 });
      await letHoldsPass(server, begun.eventId);
      await buysTicketOf(server, other, begun.eventId);
      return await pays(server, person, begun);
    },
  },
  "paid twice on one page": {
    outcome: "already_registered",
    hasTicket: true,
    reason: "paid_twice",
    async happens(server, person) {
      const begun = await beginsPaying(server, person);
      await pays(server, person, begun);
      return await pays(server, person, begun);
    },
  },
  "paid while registered by a newer payment": {
    outcome: "already_registered",
    hasTicket: true,
    reason: "paid_twice",
    async happens(server, person) {
      const late = await beginsPaying(server, person);
      await letHoldsPass(server, late.eventId);
      await buysTicketOf(server, person, late.eventId);
      return await pays(server, person, late);
    },
  },
  "paid twice for one seat, on two pages": {
    outcome: "already_registered",
    hasTicket: true,
    reason: "paid_twice",
    async happens(server, person) {
      const eventId = await newPaidEvent(server);
      const first = await startsPaying(server, person, eventId);
      server.fake.faults.payment({ amountKobo: 100 });
      server.fake.pay(first.txRef);
      await returns(person, eventId, first.reference);
      await buysTicketOf(server, person, eventId);
      return await pays(server, person, { eventId, ...first });
    },
  },
  "paid after giving the seat up": {
    outcome: "no_ticket",
    hasTicket: false,
    reason: "given_up",
    async happens(server, person) {
      const begun = await beginsPaying(server, person);
      await givesUp(person, begun.eventId);
      return await pays(server, person, begun);
    },
  },
  "gave a ticket up": {
    outcome: "ticket_refunded",
    hasTicket: false,
    reason: "registration_cancelled",
    async happens(server, person) {
      const bought = await buysTicket(server, person);
      await givesUp(person, bought.eventId);
      return bought;
    },
  },
  "an admin refunded the ticket": {
    outcome: "ticket_refunded",
    hasTicket: false,
    reason: "admin_refunded",
    async happens(server, person) {
      const bought = await buysTicket(server, person);
      const admin = await newHolder(server, "admin", "Grace Okafor");
      const seat: { id: string }[] = await server.database
        .fork()
        .execute("select id from event_registrations where reference = ?", [bought.reference]);
      const params = { eventId: bought.eventId, registrationId: seat[0]?.id ?? "" };
      await admin.must(paymentAdminApi.refundTicket, { params, body: { reason: "They fell ill." } });
      return bought;
    },
  },
  "not paid yet": {
    outcome: "waiting",
    hasTicket: false,
    reason: null,
    happens: async (server, person) => await beginsPaying(server, person),
  },
  "a declined card": {
    outcome: "declined",
    hasTicket: false,
    reason: null,
    async happens(server, person) {
      const { eventId, reference, txRef } = await beginsPaying(server, person);
      server.fake.decline(txRef);
      await returns(person, eventId, reference);
      return { eventId, reference };
    },
  },
  "gave the seat up before paying": {
    outcome: "ended",
    hasTicket: false,
    reason: null,
    async happens(server, person) {
      const { eventId, reference } = await beginsPaying(server, person);
      await givesUp(person, eventId);
      return { eventId, reference };
    },
  },
} as const satisfies Readonly<Record<string, Situation>>;
