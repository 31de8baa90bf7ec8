import { Link } from "react-router";
import type { InboxState, ListedRequest } from "../../../schema/site/admin-api.ts";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { formatMoment } from "../../ui/format/moment.ts";
import { Stack } from "../../ui/layout/stack.ts";
import type { Column } from "../../ui/table/column.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import * as text from "./request-admin-text.ts";
import { RECEIVED } from "./request-filter.ts";

const stateTones: Readonly<Record<InboxState, BadgeTone>> = {
  new: "warning",
  in_progress: "accent",
  answered: "success",
  closed: "neutral",
};

export const StateBadge = ({ state }: { state: InboxState }) => (
  <Badge size="small" tone={stateTones[state]}>
    {text.stateNames[state]}
  </Badge>
);

/** Who sent it: an address for news has no name. */
export const senderOf = ({ name, email }: Pick<ListedRequest, "name" | "email">): string =>
  name ?? email ?? text.nothing;

/** The columns of a list whose requests have their pages below this address. */
export const requestColumns = (path: string): readonly Column<ListedRequest>[] => [
  {
    key: "from",
    header: text.nameHeader,
    cell: (request) => (
      <Stack $gap={0} style={{ minWidth: 160 }}>
        <Link to={`${path}/${request.requestId}`}>{senderOf(request)}</Link>
        {request.name !== null && <SecondaryText as="span">{request.email ?? request.phone}</SecondaryText>}
        {request.ask !== null && <SecondaryText as="span">{text.asksFor(request)}</SecondaryText>}
        {request.message !== null && (
          <SecondaryText as="span" $lines={2}>
            {request.message}
          </SecondaryText>
        )}
      </Stack>
    ),
  },
  { key: "kind", header: text.kindHeader, isShort: true, cell: ({ kind }) => text.kindNames[kind] },
  { key: "state", header: text.stateHeader, isShort: true, cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: "owner",
    header: text.ownerHeader,
    cell: ({ owner }) => (owner ? <MemberName name={owner.displayName} roles={owner.roles} /> : text.nothing),
  },
  {
    key: RECEIVED,
    header: text.receivedHeader,
    isShort: true,
    isSortable: true,
    cell: ({ createdAt }) => formatMoment(createdAt),
  },
];
