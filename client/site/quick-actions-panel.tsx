import { ButtonLink } from "../ui/button/button-link.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { Cluster } from "../ui/layout/stack.ts";
import { ContactButton } from "./page/contact-button.tsx";
import * as text from "./quick-actions-text.ts";

const links = [
  { to: "/resources", label: text.resourcesLink },
  { to: "/#events", label: text.eventsLink },
  { to: "/#join", label: text.joinLink },
];

/** Where members go most often from their dashboard. */
export function QuickActionsPanel() {
  return (
    <Panel title={text.title}>
      <Cluster $gap={12}>
        {links.map(({ to, label }) => (
          <ButtonLink key={to} to={to} variant="secondary">
            {label}
          </ButtonLink>
        ))}
        <ContactButton />
      </Cluster>
    </Panel>
  );
}
