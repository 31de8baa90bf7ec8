import { useQuery } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useSearchParams } from "react-router";
import { AUDIT_PER_PAGE, exportAudit } from "../../../schema/audit/admin-api.ts";
import { auditKinds } from "../../../schema/audit/kind.ts";
import { FULL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { AddressDay, AddressSearch, AddressSelect, useAddressValue } from "../../frame/section/address-filter.tsx";
import { DownloadButton } from "../../frame/section/download-button.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { download } from "../../net/http/download.ts";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Cluster, Grid, Stack } from "../../ui/layout/stack.ts";
import { DataTable } from "../../ui/table/data-table.tsx";
import { Text } from "../../ui/text/text.tsx";
import { auditColumns, auditRowName } from "./audit-columns.tsx";
import { auditQuery, beforeIn, filterIn } from "./audit-queries.ts";
import * as text from "./audit-text.ts";

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const kindOptions = auditKinds.map((kind) => ({ value: kind, label: text.kinds[kind] }));
kindOptions.sort((one, other) => one.label.localeCompare(other.label));

/** The audit log, newest first, with its filters and page in the address. */
export function AuditAdminPanel() {
  return (
    <SectionScreen title={text.title} lead={text.lead} width="full" visitKey="admin-audit" action={<ListDownload />}>
      <Stack $gap={16}>
        <Filters />
        <AuditTable />
      </Stack>
    </SectionScreen>
  );
}

function ListDownload() {
  const [search] = useSearchParams();
  const load = () => download(exportAudit, { query: filterIn(search) });
  return <DownloadButton label={text.downloadButton} load={load} failedText={text.downloadFailed} />;
}

function Filters() {
  return (
    <Stack role="group" aria-label={text.filtersLabel} $gap={12}>
      <Grid $minWidth={180} $gap={8}>
        <PersonFilter name="actor" label={text.actorFilter} />
        <PersonFilter name="member" label={text.memberFilter} />
        <AddressSelect name="kind" label={text.kindFilter} anyLabel={text.anyOption} options={kindOptions} />
        <AddressDay name="from" label={text.fromFilter} />
        <AddressDay name="to" label={text.toFilter} />
      </Grid>
    </Stack>
  );
}

/** A search by name or e-mail. A link from a user's page has their id instead, which nobody wants to read. */
function PersonFilter({ name, label }: { name: "actor" | "member"; label: string }) {
  const [value, change] = useAddressValue(name);
  if (!isId.test(value)) {
    return (
      <AddressSearch
        {...{ name, label }}
        hideLabel={false}
        placeholder={text.personHint}
        maxLength={FULL_NAME_MAX_LENGTH}
      />
    );
  }
  return (
    <Stack $gap={4} role="group" aria-label={label}>
      <Text as="span" $size="label" $weight={700}>
        {label}
      </Text>
      <Button variant="secondary" icon={<X aria-hidden />} onClick={() => change("", false)}>
        {text.onlyOneUser}
      </Button>
    </Stack>
  );
}

function AuditTable() {
  const [search] = useSearchParams();
  const before = beforeIn(search);
  const filter = filterIn(search);
  const query = useQuery(auditQuery(filter, before));
  if (!query.data) return <QueryState query={query} label={text.loading} rows={8} />;
  const { entries, hasMore } = query.data;
  const isFiltered = Object.keys(filter).length > 0;
  const last = entries.at(-1)?.entryId;
  return (
    <Stack $gap={12} aria-busy={query.isPlaceholderData}>
      <DataTable
        caption={text.title}
        columns={auditColumns}
        rows={entries}
        keyOf={({ entryId }) => String(entryId)}
        nameOf={auditRowName}
        // Pages follow one another by their rows, so there are no numbers of pages.
        rowCount={entries.length}
        pageSize={AUDIT_PER_PAGE}
        state={{ sort: null, page: 1, selected: [] }}
        onStateChange={() => {}}
        empty={
          <EmptyState
            title={text.emptyTitle}
            action={
              isFiltered && (
                <ButtonLink variant="secondary" to="/admin/audit">
                  {text.clearButton}
                </ButtonLink>
              )
            }
            hint={text.emptyHint}
          />
        }
      />
      {(before !== undefined || hasMore) && (
        <Cluster as="nav" aria-label={text.pagesLabel} $justify="end" $gap={8}>
          {before !== undefined && (
            <ButtonLink variant="quiet" to={addressOf(filter)}>
              {text.newestButton}
            </ButtonLink>
          )}
          {hasMore && last !== undefined && (
            <ButtonLink variant="secondary" to={addressOf({ ...filter, before: String(last) })}>
              {text.olderButton}
            </ButtonLink>
          )}
        </Cluster>
      )}
    </Stack>
  );
}

const addressOf = (parameters: object): string => `/admin/audit?${new URLSearchParams({ ...parameters })}`;
