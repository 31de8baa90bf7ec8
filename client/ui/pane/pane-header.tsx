import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode, Ref } from "react";
import styled from "styled-components";
import { IconButton } from "../button/icon-button.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Heading } from "../text/heading.tsx";
import { color, from } from "../theme/css.ts";
import { breakpoint, typeScale } from "../tokens.ts";

interface Props {
  backLabel: string;
  onBack: () => void;
  /** Hides the back button on large screens, where the list is beside the pane. */
  isBackOnPhoneOnly?: boolean;
  /** An avatar or an icon. */
  start?: ReactNode;
  /** Left out while it is loading. */
  title?: string;
  /** Takes the focus when the pane opens. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** What everyone should know about who reads here, below the title. */
  note?: { icon: ReactNode; text: string } | undefined;
  /** Buttons at the end. */
  children?: ReactNode;
}

const HeaderRow = styled.header`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  min-height: 64px;
  padding: 8px 4px;
  border-bottom: 1px solid ${color.line};
  ${from.wide} { gap: 0 8px; padding-inline: 8px; }
  /* Here it is the only bar of a phone. */
  @media (max-width: ${breakpoint.navigation - 1}px) {
    [data-phone="thread"] & { min-height: 56px; padding-top: calc(4px + env(safe-area-inset-top)); }
  }
`;

const BackButton = styled.div<{ $isOnPhoneOnly: boolean }>`
  ${from.tablet} { ${({ $isOnPhoneOnly }) => $isOnPhoneOnly && "display: none;"} }
`;

// On a phone the buttons take most of the width, so the title may have two lines.
const Texts = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  padding-inline: 8px;
  > h1 {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${typeScale.body};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
  }
  ${from.wide} { > h1 { font-size: ${typeScale.lead}; -webkit-line-clamp: 1; line-clamp: 1; } }
`;

const Detail = styled.div`
  overflow: hidden;
  color: ${color.muted};
  font-size: ${typeScale.tiny};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

const Note = styled.p`
  display: flex;
  flex: 1 0 100%;
  gap: 8px;
  padding: 0 12px 4px;
  color: ${color.muted};
  font-size: ${typeScale.tiny};
  font-weight: 600;
  line-height: 1.35;
  > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  > svg { flex: none; width: 16px; height: 16px; margin-top: 1px; color: ${color.accentText}; }
`;

/** The top of a pane: a back button, the title of what is open, and its buttons. */
export function PaneHeader(props: Props) {
  const { backLabel, onBack, isBackOnPhoneOnly = false, start, title, titleRef, detail, note, children } = props;
  return (
    <HeaderRow>
      <BackButton $isOnPhoneOnly={isBackOnPhoneOnly}>
        <IconButton label={backLabel} icon={<ArrowLeft />} onClick={onBack} />
      </BackButton>
      {start}
      {title === undefined ? (
        <Skeleton $width="40%" $height="1.4em" />
      ) : (
        <Texts>
          <Heading level={1} ref={titleRef} tabIndex={-1} title={title}>
            {title}
          </Heading>
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Texts>
      )}
      {children}
      {note && (
        <Note>
          {note.icon}
          <span>{note.text}</span>
        </Note>
      )}
    </HeaderRow>
  );
}
