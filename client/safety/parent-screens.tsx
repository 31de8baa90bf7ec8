import { ParentRequestPanel } from "../site/admin/parent-request-panel.tsx";
import { ParentRequestsPanel } from "../site/admin/parent-requests-panel.tsx";
import { SafetyPage } from "./safety-page.tsx";

/** What parents ask, for leads and admins. */
export const ParentRequestsScreen = () => (
  <SafetyPage visitKey="parents">
    <ParentRequestsPanel />
  </SafetyPage>
);

/** One of them. */
export const ParentRequestScreen = () => <ParentRequestPanel />;
