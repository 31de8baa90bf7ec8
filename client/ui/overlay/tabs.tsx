import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import styled from "styled-components";
import { color, from, hover, transition } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

export interface Tab {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  content: ReactNode;
}

interface Props {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

const Bar = styled(List)`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 4px;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  &::-webkit-scrollbar { display: none; }
  ${from.tablet} { width: fit-content; max-width: 100%; }
`;

const Handle = styled(Trigger)`
  display: inline-flex;
  flex: 1 0 auto;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-width: min(160px, 40vw);
  min-height: 44px;
  padding: 6px 16px;
  border-radius: ${radius.inner};
  color: ${color.muted};
  font-size: ${typeScale.label};
  font-weight: 700;
  white-space: nowrap;
  ${transition("background-color", "color")}
  > svg { width: 20px; height: 20px; }
  ${hover} { &:hover { color: ${color.text}; } }
  &[data-state="active"] { color: ${color.text}; background: ${color.lit}; box-shadow: inset 0 -3px 0 ${color.accent}; }
  &:focus-visible { border-radius: ${radius.inner}; outline-offset: -3px; }
`;

const Leaf = styled(Content)`
  margin-top: 16px;
  &:focus-visible { border-radius: ${radius.medium}; }
`;

/** Arrow keys move between tabs. On a phone the row scrolls sideways under the finger. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange }: Props) {
  const first = defaultValue ?? tabs[0]?.value;
  return (
    <Root
      {...(value === undefined ? { ...(first === undefined ? {} : { defaultValue: first }) } : { value })}
      {...(onValueChange ? { onValueChange } : {})}
    >
      <Bar aria-label={label}>
        {tabs.map((tab) => (
          <Handle key={tab.value} value={tab.value}>
            {tab.icon}
            {tab.label}
          </Handle>
        ))}
      </Bar>
      {tabs.map((tab) => (
        <Leaf key={tab.value} value={tab.value}>
          {tab.content}
        </Leaf>
      ))}
    </Root>
  );
}
