import { Navigate } from "react-router";
import { hasAccess } from "../frame/access.ts";
import { useSession } from "../net/session.ts";
import { ReportsSection } from "./report/reports-section.tsx";

/** Leads and admins start with the reports. Mentors do not handle reports, so they go to the new members. */
export function SafetyScreen() {
  const session = useSession();
  const isGuardian = session.status === "signed-in" && hasAccess("guardian", session.me);
  return isGuardian ? <ReportsSection /> : <Navigate to="/safety/newcomers" replace />;
}
