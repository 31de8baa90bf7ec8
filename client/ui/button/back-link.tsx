import MoveLeft from "lucide-react/icons/move-left";
import type { ReactNode } from "react";
import styled from "styled-components";
import { ButtonLink } from "./button-link.tsx";

// The negative margin aligns its icon with the heading below it.
const Back = styled(ButtonLink)`align-self: flex-start; margin-inline-start: -12px;`;

/** Leads back to the list that a page belongs to. It is above the page's heading. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Back variant="quiet" to={to} icon={<MoveLeft aria-hidden />}>
    {children}
  </Back>
);
