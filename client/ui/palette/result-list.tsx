import { type ReactNode, useEffect, useId, useRef } from "react";
import styled from "styled-components";
import { color, hover } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

export interface ResultGroup<Item> {
  title: string;
  items: readonly Item[];
}

interface Shown {
  /** An avatar or an icon. */
  start: ReactNode;
  title: string;
  /** A second, quieter line. */
  detail?: string | undefined;
}

interface Props<Item> {
  id: string;
  label: string;
  groups: readonly ResultGroup<Item>[];
  optionId: (item: Item) => string;
  /** The option that Enter chooses. */
  active: Item | undefined;
  onChoose: (item: Item) => void;
  children: (item: Item) => Shown;
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
const Option = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 52px;
  padding: 6px 12px;
  border: 2px solid transparent;
  border-radius: ${radius.medium};
  scroll-margin: 36px 0 8px;
  cursor: pointer;
  ${hover} { &:hover { background: ${color.accentSoft}; } }
  &[aria-selected="true"] { border-color: ${color.accent}; background: ${color.lit}; }
`;
/** As wide as an avatar, so that the titles of all kinds begin below one another. */
const Start = styled.span`display: grid; flex: none; place-items: center; width: 36px;`;
const Lines = styled.span`display: grid; min-width: 0;`;
const Title = styled.span`font-weight: 600; overflow-wrap: anywhere;`;
const Detail = styled.span`color: ${color.muted}; font-size: ${typeScale.small}; overflow-wrap: anywhere;`;

/** What a field found, by kind. The field keeps the focus and refers to the active option. */
export function ResultList<Item>({ id, label, groups, optionId, active, onChoose, children }: Props<Item>) {
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map((group) => (
        <OptionGroup key={group.title} title={group.title}>
          {group.items.map((item) => (
            <ResultOption
              key={optionId(item)}
              id={optionId(item)}
              isActive={item === active}
              onChoose={() => onChoose(item)}
              {...children(item)}
            />
          ))}
        </OptionGroup>
      ))}
    </div>
  );
}

function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
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

interface OptionProps extends Shown {
  id: string;
  isActive: boolean;
  onChoose: () => void;
}

function ResultOption({ id, isActive, onChoose, start, title, detail }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <Option
      id={id}
      ref={option}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // A press would take the focus from the field and close a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Start>{start}</Start>
      <Lines>
        <Title>{title}</Title>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Lines>
    </Option>
  );
}
