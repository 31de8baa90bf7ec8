import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import styled from "styled-components";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { color, font } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";

interface Props {
  backLabel: string;
  onBack: () => void;
  title: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** How many are inside, such as 12 and "of 40 inside". */
  count?: { number: string; rest: string } | undefined;
  /** Buttons at the end. */
  children?: ReactNode;
}

const Bar = styled.header`
  display: flex;
  flex: none;
  gap: 4px;
  align-items: center;
  min-height: 64px;
  padding: calc(8px + env(safe-area-inset-top)) 4px 8px;
  border-bottom: 1px solid ${color.line};
`;

const Texts = styled.div`
  flex: 1;
  min-width: 0;
  > h1 {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
  }
`;

const Detail = styled.p`
  overflow: hidden;
  color: ${color.muted};
  font-size: ${typeScale.tiny};
  white-space: nowrap;
  text-overflow: ellipsis;
`;

const Count = styled.p`
  flex: none;
  padding-inline: 8px;
  color: ${color.muted};
  font-size: ${typeScale.tiny};
  line-height: 1.2;
  text-align: end;
  > strong { display: block; color: ${color.text}; font: 600 ${typeScale.heading}/1 ${font.display}; }
`;

/** The top of the check-in screen: where this is, and how many are inside. */
export function CheckInBar({ backLabel, onBack, title, detail, count, children }: Props) {
  return (
    <Bar>
      <IconButton label={backLabel} icon={<ArrowLeft />} onClick={onBack} />
      <Texts>
        <Heading level={1} size="label" title={title}>
          {title}
        </Heading>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Texts>
      {count && (
        <Count>
          <strong>{count.number}</strong> {count.rest}
        </Count>
      )}
      {children}
    </Bar>
  );
}
