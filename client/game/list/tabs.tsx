import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import styled from "styled-components";
import { tabBarStyle, tabStyle } from "../../ui/overlay/tab-style.ts";
import { radius } from "../../ui/tokens.ts";

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

const Bar = styled(List)`${tabBarStyle}`;
const Handle = styled(Trigger)`${tabStyle}`;

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
