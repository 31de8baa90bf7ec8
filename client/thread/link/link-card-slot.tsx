import { useMemo } from "react";
import styled from "styled-components";
import { usePart } from "../../ui/late/use-part.ts";
import { firstOwnPath } from "./own-link.ts";

// As high as the card from the first moment, and higher only where the reader's own text is larger. Another message may follow closely.
const Slot = styled.div`
  width: min(320px, 100vw - 88px);
  height: 5rem;
  margin-bottom: 4px;
`;

interface Props {
  /** A message's text. */
  text: string;
}

/** THREAD-34: the card of the first link to a page of this community. Nothing for a text without one. */
export function LinkCardSlot({ text }: Props) {
  const path = useMemo(() => firstOwnPath(text), [text]);
  return path === null ? null : <CardAt path={path} />;
}

function CardAt({ path }: { path: string }) {
  const { part } = usePart(() => import("./link-card.tsx"), true);
  return <Slot>{part && <part.LinkCard key={path} path={path} />}</Slot>;
}
