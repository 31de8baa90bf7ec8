import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  attendeeSorts,
  attendeeStatuses,
  EVENT_ATTENDEES_PER_PAGE,
  exportEventAttendees,
  type ListedAttendee,
} from "../../../../schema/event/admin-api.ts";
import { FULL_NAME_MAX_LENGTH } from "../../../../schema/limits.ts";
import { AddressSearch, AddressSelect } from "../../../frame/section/address-filter.tsx";
import { DownloadButton } from "../../../frame/section/download-button.tsx";
import { QueryTable } from "../../../frame/section/query-table.tsx";
import { download } from "../../../net/http/download.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { usePart } from "../../../ui/late/use-part.ts";
import { Cluster, Grid, Stack } from "../../../ui/layout/stack.ts";
import { useTableState } from "../../../ui/table/use-table-state.ts";
import { Heading } from "../../../ui/text/heading.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { attendeeColumns } from "./attendee-columns.tsx";
import { filterIn } from "./attendee-filter.ts";
import { attendeesQuery, useRefreshAttendees } from "./attendee-queries.ts";
import * as text from "./attendee-text.ts";

const statusOptions = attendeeStatuses.map((value) => ({ value, label: text.statusNames[value] }));
const doorOptions = (["in", "out"] as const).map((value) => ({ value, label: text.doorNames[value] }));

/** Everyone who has, had or waits for a seat, with search, filters, order and page in the address. */
export function AttendeeList({ eventId }: { eventId: string }) {
  return (
    <Stack as="section" aria-label={text.listTitle} $gap={16}>
      <Cluster $justify="between">
        <Stack $gap={4}>
          <Heading level={2}>{text.listTitle}</Heading>
          <Text $tone="muted">{text.listLead}</Text>
        </Stack>
        <ListDownload eventId={eventId} />
      </Cluster>
      <Stack role="group" aria-label={text.filtersLabel} $gap={12}>
        <AddressSearch name="search" label={text.searchLabel} maxLength={FULL_NAME_MAX_LENGTH} />
        <Grid $minWidth={136} $gap={8}>
          <AddressSelect name="status" label={text.statusFilter} anyLabel={text.anyOption} options={statusOptions} />
          <AddressSelect name="door" label={text.doorFilter} anyLabel={text.anyOption} options={doorOptions} />
        </Grid>
      </Stack>
      <AttendeeTable eventId={eventId} />
    </Stack>
  );
}

function ListDownload({ eventId }: { eventId: string }) {
  const [search] = useSearchParams();
  const [state] = useTableState({ sortable: attendeeSorts });
  const load = () => download(exportEventAttendees, { params: { eventId }, query: filterIn(search, state) });
  return <DownloadButton label={text.downloadButton} load={load} failedText={text.downloadFailed} />;
}

function AttendeeTable({ eventId }: { eventId: string }) {
  const [search] = useSearchParams();
  const [state, setState] = useTableState({ sortable: attendeeSorts });
  const [refunded, setRefunded] = useState<ListedAttendee | null>(null);
  const query = useQuery(attendeesQuery(eventId, { ...filterIn(search, state), page: state.page }));
  return (
    <>
      <QueryTable
        query={query}
        loadingLabel={text.loadingList}
        caption={text.listTitle}
        columns={attendeeColumns(setRefunded)}
        rowsOf={({ attendees }) => attendees}
        keyOf={({ attendeeId }) => attendeeId}
        nameOf={({ displayName }) => displayName}
        pageSize={EVENT_ATTENDEES_PER_PAGE}
        state={state}
        onStateChange={setState}
        empty={<EmptyState title={text.emptyTitle} hint={text.emptyHint} />}
      />
      <Refund eventId={eventId} attendee={refunded} onClose={() => setRefunded(null)} />
    </>
  );
}

interface RefundProps {
  eventId: string;
  attendee: ListedAttendee | null;
  onClose: () => void;
}

function Refund({ eventId, attendee, onClose }: RefundProps) {
  const refresh = useRefreshAttendees();
  const { part } = usePart(() => import("../../../payment/admin/refund-ticket-panel.tsx"), attendee !== null, onClose);
  if (!part || !attendee?.payment) return null;
  const { attendeeId: registrationId, displayName, payment } = attendee;
  return (
    <part.RefundTicketPanel
      ticket={{ eventId, registrationId, displayName, amountKobo: payment.amountKobo }}
      onChanged={refresh}
      onClose={onClose}
    />
  );
}
