import BookOpen from "lucide-react/icons/book-open";
import type { ComponentProps } from "react";
import styled from "styled-components";
import { Spinner } from "../ui/button/spinner.tsx";
import { color, hover } from "../ui/theme/css.ts";
import { radius, typeScale } from "../ui/tokens.ts";

interface Props extends ComponentProps<"button"> {
  /** Its content is loading. */
  busy?: boolean;
}

const StyledButton = styled.button`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 44px;
  border-radius: ${radius.small};
  color: ${color.accentText};
  font-size: ${typeScale.label};
  font-weight: 700;
  line-height: 1.2;
  text-align: start;
  > svg, > span:first-child { flex: none; width: 1.25em; height: 1.25em; }
  ${hover} { &:hover > span:last-child { text-decoration: underline; text-underline-offset: 0.2em; } }
  @media print { min-height: 0; > svg { display: none; } }
`;

/** A place in the Bible within a text, which opens its verses. It stays on paper, where other buttons do not. */
export function ReferenceButton({ busy = false, children, ...rest }: Props) {
  return (
    <StyledButton type="button" aria-busy={busy || undefined} {...rest}>
      {busy ? <Spinner /> : <BookOpen aria-hidden />}
      <span>{children}</span>
    </StyledButton>
  );
}
