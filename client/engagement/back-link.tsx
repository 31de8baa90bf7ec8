import MoveLeft from "lucide-react/icons/move-left";
import styled from "styled-components";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { backLink } from "./engagement-text.ts";

// The negative margin aligns its icon with the heading.
const Back = styled(ButtonLink)`align-self: flex-start; margin-inline-start: -12px;`;

/** From one offering back to all four. */
export const BackLink = () => (
  <Back to="/engagement" variant="quiet" icon={<MoveLeft aria-hidden />}>
    {backLink}
  </Back>
);
