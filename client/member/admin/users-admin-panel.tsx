import { lazy } from "react";
import { useParams } from "react-router";
import { UserList } from "./user-list.tsx";

const UserPage = lazy(async () => ({ default: (await import("./user-page.tsx")).UserPage }));

/** The section of members: the list, or one member's page at their id. */
export function UsersAdminPanel() {
  const { memberId } = useParams();
  return memberId === undefined ? <UserList /> : <UserPage key={memberId} memberId={memberId} />;
}
