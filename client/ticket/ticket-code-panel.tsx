import { useQuery } from "@tanstack/react-query";
import { formatReference } from "../../schema/ticket/document/ticket-format.ts";
import { QueryState } from "../frame/query-state.tsx";
import { useSession } from "../net/session.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { QrCode } from "../ui/illustration/qr-code.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Code } from "../ui/text/code.tsx";
import { SecondaryText } from "../ui/text/text.tsx";
import { type TicketAddress, ticketQuery } from "./ticket-queries.ts";
import * as text from "./ticket-text.ts";

interface Props {
  address: TicketAddress;
}

/** TICKET-42: the code of the member’s own ticket, to be shown at the door. Reading it keeps the ticket on this device. */
export function TicketCodePanel({ address }: Props) {
  const memberId = useSession().me?.memberId;
  return memberId === undefined ? null : <OwnCode memberId={memberId} address={address} />;
}

/** In px, with its white frame. */
const CODE_SIZE = 208;

function OwnCode({ memberId, address }: Props & { memberId: string }) {
  const query = useQuery(ticketQuery(memberId, address));
  return (
    <Panel title={text.screenTitle} lit>
      {query.data ? (
        <Stack $gap={12} $align="center">
          <QrCode text={query.data.code} label={text.codeLabel} size={CODE_SIZE} />
          <Code value={formatReference(query.data.reference)} size="lead" />
          <SecondaryText style={{ textAlign: "center" }}>{text.codeHint}</SecondaryText>
        </Stack>
      ) : (
        <QueryState query={query} label={text.loadingTicket} level={3}>
          <Skeleton $height={`${CODE_SIZE}px`} />
        </QueryState>
      )}
    </Panel>
  );
}
