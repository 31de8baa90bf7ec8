import MoveLeft from "lucide-react/icons/move-left";
import type { ReactNode } from "react";
import styled from "styled-components";
import { ButtonLink } from "./button-link.tsx";

// The negative margin aligns its icon with the text around it.
const Back = styled(ButtonLink)`align-self: flex-start; margin-inline-start: -12px;`;

/** Leads back to the page that this one belongs to. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Back variant="quiet" to={to} icon={<MoveLeft aria-hidden />}>
    {children}
  </Back>
);
