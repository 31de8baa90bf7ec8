import { type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";
import { color, hover } from "../theme/css.ts";
import { layer, radius } from "../tokens.ts";

interface Props<Item> {
  id: string;
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The option that Enter chooses. */
  active: number;
  optionId: (index: number) => string;
  onChoose: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

const List = styled.div`
  position: absolute;
  z-index: ${layer.lifted};
  right: 12px;
  bottom: 100%;
  left: 12px;
  max-width: 420px;
  max-height: min(240px, 40dvh);
  margin-bottom: 4px;
  padding: 4px;
  overflow: hidden auto;
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
  background: ${color.raised};
`;

const Option = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 48px;
  padding: 4px 8px;
  border-radius: ${radius.small};
  font-weight: 600;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${hover} { &:hover { background: ${color.accentSoft}; } }
  &[aria-selected="true"] { background: ${color.lit}; }
`;

/** Suggestions above a field, for the text being typed. The field keeps the focus and refers to the active option. */
export function ChoiceList<Item>({ id, label, items, keyOf, active, optionId, onChoose, children }: Props<Item>) {
  const current = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the arrow keys
  useEffect(() => void current.current?.scrollIntoView({ block: "nearest" }), [active]);
  return (
    <List id={id} role="listbox" aria-label={label}>
      {items.map((item, index) => (
        <Option
          key={keyOf(item)}
          id={optionId(index)}
          ref={index === active ? current : null}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // A press would take the focus from the field and close a phone's keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          {children(item)}
        </Option>
      ))}
    </List>
  );
}
