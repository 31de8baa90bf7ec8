import { type ReactNode, useEffect, useId } from "react";
import styled from "styled-components";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { color, from } from "../../ui/theme/css.ts";
import { layer, radius } from "../../ui/tokens.ts";

interface Props {
  title: string;
  /** One or two sentences, which screen readers also read out when the card appears. */
  message: string;
  /** Between the message and the buttons. */
  children?: ReactNode;
  /** The buttons. */
  actions: ReactNode;
}

const Box = styled.section`
  position: fixed;
  z-index: ${layer.bar};
  inset-inline: 12px;
  bottom: calc(12px + max(var(--bottom-bar), env(safe-area-inset-bottom)));
  max-width: 420px;
  max-height: calc(100dvh - 24px - var(--bottom-bar));
  margin-inline: auto;
  padding: 16px;
  overflow: auto;
  border: 2px solid ${color.accent};
  border-radius: ${radius.large};
  color: ${color.text};
  background: ${color.raised};
  ${from.wide} { inset-inline: auto 24px; bottom: 24px; width: 400px; }
  @media print { display: none; }
`;

/** A card over the page that offers something and takes neither the focus nor the page: everything else still works. */
export function OverlayCard({ title, message, children, actions }: Props) {
  const id = useId();
  const announce = useAnnounce();
  useEffect(() => announce(`${title}. ${message}`), [announce, title, message]);
  return (
    <Box aria-labelledby={id}>
      <Stack $gap={12}>
        <Heading level={2} size="title" id={id}>
          {title}
        </Heading>
        <p>{message}</p>
        {children}
        <Cluster $gap={8}>{actions}</Cluster>
      </Stack>
    </Box>
  );
}
