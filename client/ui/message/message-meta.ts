import styled from "styled-components";
import { color } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";

/** The small text of a message: its time, whether it was edited and sent, and why it was not sent. */
export const MessageMeta = styled.span<{ $tone?: "muted" | "danger" }>`
  display: inline-flex;
  gap: 4px;
  /* The reason why a message was refused can have many lines. Its icon is at the first one. */
  align-items: ${({ $tone = "muted" }) => ($tone === "danger" ? "start" : "center")};
  color: ${({ $tone = "muted" }) => color[$tone]};
  font-size: ${typeScale.tiny};
  font-weight: ${({ $tone }) => ($tone === "danger" ? 600 : 400)};
  > svg { flex: none; width: 14px; height: 14px; margin-top: ${({ $tone = "muted" }) => ($tone === "danger" ? "4px" : 0)}; }
`;
