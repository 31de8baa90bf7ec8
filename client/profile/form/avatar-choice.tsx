import { useId } from "react";
import styled from "styled-components";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { FieldGroup } from "../../ui/field/field-group.tsx";
import { color, transition } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";

interface AvatarOption {
  value: string;
  /** Read aloud and shown on hover. */
  label: string;
  /** Without a picture it shows the name's initials. */
  src?: string;
}

interface Props {
  legend: string;
  /** Whose picture it will be. */
  name: string;
  /** Undefined if none of the options is chosen. */
  value: string | undefined;
  options: readonly AvatarOption[];
  onChange: (value: string) => void;
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(64px, 1fr));
  gap: 8px;
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  padding: 4px;
  border: 3px solid transparent;
  border-radius: ${radius.medium};
  cursor: pointer;
  ${transition("background-color", "border-color")}
  > input { position: absolute; opacity: 0; inset: 0; width: 100%; height: 100%; margin: 0; cursor: inherit; }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  &:has(:checked) { border-color: ${color.accent}; background: ${color.lit}; }
`;

/** A choice between pictures of people. */
export function AvatarChoice({ legend, name, value, options, onChange }: Props) {
  const group = useId();
  return (
    <FieldGroup legend={legend}>
      <Choices>
        {options.map((option) => (
          <Choice key={option.value} title={option.label}>
            <input
              type="radio"
              name={group}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Avatar name={name} size={56} src={option.src} />
          </Choice>
        ))}
      </Choices>
    </FieldGroup>
  );
}
