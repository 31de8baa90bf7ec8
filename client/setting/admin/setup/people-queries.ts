import { queryOptions } from "@tanstack/react-query";
import { listMembers } from "../../../../schema/member/admin-api.ts";
import { call } from "../../../net/http/http.ts";

// The server records each view, so nothing is shown from the cache without asking it.
const asked = { staleTime: 0, gcTime: 0 } as const;

/** Admins and safeguarding leads, each once. */
export const leadersQuery = queryOptions({
  queryKey: ["admin", "setup", "leaders"],
  async queryFn({ signal }) {
    const [admins, leads] = await Promise.all([
      call(listMembers, { query: { role: "admin", sort: "name", order: "asc" }, signal }),
      call(listMembers, { query: { role: "safeguarding_lead", sort: "name", order: "asc" }, signal }),
    ]);
    const members = [...admins.members, ...leads.members];
    return [...new Map(members.map((member) => [member.memberId, member])).values()];
  },
  ...asked,
});

export const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: ["admin", "setup", "people", search],
    queryFn: ({ signal }) => call(listMembers, { query: { search, sort: "name", order: "asc" }, signal }),
    ...asked,
  });
