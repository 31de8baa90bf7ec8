import { Link } from "react-router";
import type { AttendeeStatus, ListedAttendee, TicketPaymentState } from "../../../../schema/event/admin-api.ts";
import { RoleBadges } from "../../../member/role-badges-panel.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { formatNaira } from "../../../ui/format/format.ts";
import { formatMoment } from "../../../ui/format/moment.ts";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import type { Column } from "../../../ui/table/column.ts";
import { SecondaryText, Text } from "../../../ui/text/text.tsx";
import * as text from "./attendee-text.ts";

const statusTones: Readonly<Record<AttendeeStatus, BadgeTone>> = {
  registered: "success",
  held: "warning",
  waiting: "accent",
  refunded: "neutral",
  cancelled: "neutral",
};
const paymentTones: Readonly<Record<TicketPaymentState, BadgeTone>> = {
  pending: "warning",
  failed: "danger",
  paid: "success",
  refunding: "warning",
  "refund-refused": "danger",
  refunded: "neutral",
  ended: "neutral",
};

/** PAY-49: a ticket that was checked in is not refunded. */
const canRefund = ({ payment, checkedInAt }: ListedAttendee): boolean =>
  payment?.state === "paid" && checkedInAt === null;

/** Who this is. One cell, because the address and the reference name the same person. */
function Person({ attendee: { memberId, displayName, roles, email, reference } }: { attendee: ListedAttendee }) {
  return (
    <Stack $gap={0} style={{ minWidth: 160 }}>
      <Link to={`/admin/users/${memberId}`}>{displayName}</Link>
      <RoleBadges roles={roles} />
      <SecondaryText as="span">{email}</SecondaryText>
      {reference !== null && <SecondaryText as="span">{text.shownReference(reference)}</SecondaryText>}
    </Stack>
  );
}

const Status = ({ attendee: { status, heldUntil } }: { attendee: ListedAttendee }) => (
  <Stack $gap={4} $align="start">
    <Badge size="small" tone={statusTones[status]}>
      {text.statusNames[status]}
    </Badge>
    {heldUntil !== null && <SecondaryText as="span">{text.seatUntil(status, heldUntil)}</SecondaryText>}
  </Stack>
);

interface PaymentProps {
  attendee: ListedAttendee;
  onRefund: (attendee: ListedAttendee) => void;
}

function Payment({ attendee, onRefund }: PaymentProps) {
  const { payment, displayName } = attendee;
  if (!payment) return text.nothing;
  return (
    <Cluster $gap={8} $justify="end">
      <Text as="span">{formatNaira(payment.amountKobo)}</Text>
      <Badge size="small" tone={paymentTones[payment.state]}>
        {text.paymentNames[payment.state]}
      </Badge>
      {canRefund(attendee) && (
        <Button variant="quiet" aria-label={text.refundLabel(displayName)} onClick={() => onRefund(attendee)}>
          {text.refundButton}
        </Button>
      )}
    </Cluster>
  );
}

/** The columns of the list. Keys of sortable ones are those of the endpoint. */
export const attendeeColumns = (onRefund: PaymentProps["onRefund"]): readonly Column<ListedAttendee>[] => [
  {
    key: "name",
    header: text.nameHeader,
    isSortable: true,
    cell: (attendee) => <Person attendee={attendee} />,
  },
  { key: "status", header: text.statusHeader, cell: (attendee) => <Status attendee={attendee} /> },
  {
    key: "registered",
    header: text.registeredHeader,
    isShort: true,
    isSortable: true,
    cell: ({ registeredAt }) => formatMoment(registeredAt),
  },
  {
    key: "amount",
    header: text.paymentHeader,
    isSortable: true,
    isNumeric: true,
    cell: (attendee) => <Payment attendee={attendee} onRefund={onRefund} />,
  },
  {
    key: "door",
    header: text.doorHeader,
    isShort: true,
    cell: ({ checkedInAt }) => (checkedInAt === null ? text.nothing : formatMoment(checkedInAt)),
  },
];
