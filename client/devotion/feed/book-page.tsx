import type { ReactNode } from "react";
import styled from "styled-components";
import { color, from } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";

interface Props {
  /** The id of its heading. */
  labelledBy: string;
  children: ReactNode;
}

const Page = styled.article`
  position: relative;
  padding: clamp(16px, 5vw, 32px);
  border: 1px solid ${color.accent};
  border-radius: ${radius.tight} ${radius.large} ${radius.large} ${radius.tight};
  color: ${color.text};
  background: ${color.raised};
  min-width: 0;
  ${from.tablet} { padding-inline-start: 48px; }
  &::before {
    position: absolute;
    inset: 0 auto 0 0;
    width: 8px;
    border-radius: ${radius.tight} 0 0 ${radius.tight};
    background: ${color.accentSoft};
    content: "";
  }
  /* The first line ends before the ribbon. */
  time { display: block; padding-inline-end: 32px; }
`;

const Ribbon = styled.svg`
  position: absolute;
  top: -1px;
  right: clamp(16px, 5vw, 32px);
  width: 26px;
  height: 44px;
  fill: ${color.accent};
`;

/** What matters today, like an open page of a book with a ribbon in it. */
export function BookPage({ labelledBy, children }: Props) {
  return (
    <Page aria-labelledby={labelledBy}>
      <Ribbon viewBox="0 0 26 44" aria-hidden="true" focusable="false">
        <path d="M0 0h26v44L13 33 0 44Z" />
      </Ribbon>
      {children}
    </Page>
  );
}
