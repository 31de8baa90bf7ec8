import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { QueryOf } from "../../../schema/endpoint.ts";
import { type listRequests, REQUESTS_PER_PAGE } from "../../../schema/site/admin-api.ts";
import { QueryTable } from "../../frame/section/query-table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { useTableState } from "../../ui/table/use-table-state.ts";
import * as text from "./request-admin-text.ts";
import { requestColumns, senderOf } from "./request-columns.tsx";
import { filterIn, RECEIVED } from "./request-filter.ts";
import { requestsQuery } from "./request-queries.ts";

export const sortable = [RECEIVED];

interface Props {
  /** The address of the list. */
  path: "/admin/messages" | "/safety/parents";
  /** Without it, the address says which. */
  kind?: QueryOf<typeof listRequests>["kind"];
  /** What is shown if nothing waits. */
  empty: ReactNode;
}

/** The requests of the filter in the address. */
export function RequestTable({ path, kind, empty }: Props) {
  const [search] = useSearchParams();
  const [state, setState] = useTableState({ sortable });
  const query = useQuery(requestsQuery({ ...filterIn(search, state), ...(kind && { kind }), page: state.page }));
  return (
    <QueryTable
      query={query}
      loadingLabel={text.loadingList}
      caption={text.listTitle}
      columns={requestColumns(path)}
      rowsOf={({ requests }) => requests}
      keyOf={({ requestId }) => requestId}
      nameOf={senderOf}
      pageSize={REQUESTS_PER_PAGE}
      state={state}
      onStateChange={setState}
      empty={
        search.toString() === "" ? empty : <EmptyState title={text.nothingFoundTitle} hint={text.nothingFoundHint} />
      }
    />
  );
}
