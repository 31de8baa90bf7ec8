import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import styled from "styled-components";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { color, from } from "../../ui/theme/css.ts";

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 64px;
  padding: 6px 4px;
  border-bottom: 1px solid ${color.line};
  ${from.wide} { gap: 8px; padding-inline: 8px; }
`;

/** The upper edge of a channel, with the way back to all of them; it is there before the channel is. */
export function ChannelBar({ children }: { children?: ReactNode }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // Whoever came from the list goes back to it, so that the phone's own back button does not lead here again.
  const isFromList = (state as { isFromList?: boolean } | null)?.isFromList === true;
  const back = () => void (isFromList ? navigate(-1) : navigate("/community", { replace: true }));
  return (
    <Bar>
      <IconButton label="Back to the channels" icon={<ArrowLeft />} onClick={back} />
      {children}
    </Bar>
  );
}
