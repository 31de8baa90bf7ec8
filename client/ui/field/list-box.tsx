import { type ReactNode, useEffect, useId, useRef } from "react";
import styled from "styled-components";
import { color, hover } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

export interface OptionGroup<Item> {
  /** Left out if there is only one group. */
  title?: string;
  items: readonly Item[];
}

interface Props<Item> {
  id: string;
  label: string;
  groups: readonly OptionGroup<Item>[];
  optionId: (item: Item) => string;
  /** The option that Enter chooses. */
  active: Item | undefined;
  onChoose: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

const Group = styled.div`
  & + & { margin-top: 12px; }
`;
const GroupTitle = styled.div`
  padding: 4px 12px;
  color: ${color.muted};
  font-size: ${typeScale.small};
  font-weight: 700;
`;
const OptionFrame = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 48px;
  padding: 4px 12px;
  border: 2px solid transparent;
  border-radius: ${radius.medium};
  font-weight: 600;
  overflow-wrap: anywhere;
  scroll-margin: 36px 0 8px;
  cursor: pointer;
  ${hover} { &:hover { background: ${color.accentSoft}; } }
  &[aria-selected="true"] { border-color: ${color.accent}; background: ${color.lit}; }
`;

/** Options for what is typed in a field. The field keeps the focus and refers to the active option. */
export function ListBox<Item>({ id, label, groups, optionId, active, onChoose, children }: Props<Item>) {
  const optionsOf = (items: readonly Item[]) =>
    items.map((item) => (
      <Option key={optionId(item)} id={optionId(item)} isActive={item === active} onChoose={() => onChoose(item)}>
        {children(item)}
      </Option>
    ));
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map(({ title, items }) =>
        title === undefined ? (
          optionsOf(items)
        ) : (
          <TitledGroup key={title} title={title}>
            {optionsOf(items)}
          </TitledGroup>
        ),
      )}
    </div>
  );
}

function TitledGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Group role="group" aria-labelledby={titleId}>
      <GroupTitle id={titleId} role="presentation">
        {title}
      </GroupTitle>
      {children}
    </Group>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, isActive, onChoose, children }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <OptionFrame
      id={id}
      ref={option}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // A press would take the focus from the field and close a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </OptionFrame>
  );
}
