import type { ReactNode } from "react";
import styled from "styled-components";
import { color, font, landscapePhone, short } from "../../ui/theme/css.ts";
import { motion, radius, typeScale } from "../../ui/tokens.ts";

export type VerdictTone = "success" | "warning" | "danger";

interface Props {
  tone: VerdictTone;
  icon: ReactNode;
  /** The answer in a word or two. */
  title: string;
  /** Whom it is about. */
  name?: string | undefined;
  /** Why, or since when. */
  detail?: ReactNode;
  /** A quieter line at the end. */
  note?: ReactNode;
}

const fills: Record<VerdictTone, { ground: string; front: string }> = {
  success: { ground: color.success, front: color.onSuccess },
  warning: { ground: color.warning, front: color.onWarning },
  danger: { ground: color.danger, front: color.onDanger },
};

// The whole panel has the tone's full color, so that it is seen from a step away and at the edge of the eye.
const Panel = styled.div<{ $tone: VerdictTone }>`
  display: flex;
  flex-direction: column;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-height: 100%;
  padding: 16px;
  border-radius: ${radius.large};
  color: ${({ $tone }) => fills[$tone].front};
  background: ${({ $tone }) => fills[$tone].ground};
  text-align: center;
  animation: verdict-in ${motion.quick}ms ${motion.out};
  > svg { flex: none; width: 96px; height: 96px; stroke-width: 2.4; }
  ${short} { > svg { width: 56px; height: 56px; } }
  ${landscapePhone} { gap: 0; padding: 4px 12px; > svg { width: 24px; height: 24px; } }
  @keyframes verdict-in { from { transform: scale(0.97); } }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

const Title = styled.p`
  font: 700 ${typeScale.giant}/1.05 ${font.display};
  overflow-wrap: anywhere;
  ${landscapePhone} { font-size: ${typeScale.display}; }
`;
const Name = styled.p`
  font: 600 ${typeScale.display}/1.15 ${font.display};
  overflow-wrap: anywhere;
  ${landscapePhone} { font-size: ${typeScale.title}; }
`;
const Detail = styled.p`
  font-size: ${typeScale.title};
  font-weight: 700;
  line-height: 1.3;
  overflow-wrap: anywhere;
  ${landscapePhone} { font-size: ${typeScale.label}; }
`;
const Note = styled.p`font-size: ${typeScale.label}; font-weight: 600; line-height: 1.35;`;

/** A big yes or no, readable from a step away. */
export function Verdict({ tone, icon, title, name, detail, note }: Props) {
  return (
    <Panel $tone={tone}>
      {icon}
      <Title>{title}</Title>
      {name !== undefined && <Name>{name}</Name>}
      {detail !== undefined && <Detail>{detail}</Detail>}
      {note !== undefined && <Note>{note}</Note>}
    </Panel>
  );
}
