import Monitor from "lucide-react/icons/monitor-smartphone";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useId } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color, transition } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";
import { chooseTheme, type ThemeChoice, useThemeChoice } from "./theme-choice.ts";
import * as text from "./theme-text.ts";

const choices: { value: ThemeChoice; label: string; icon: typeof Sun }[] = [
  { value: "day", label: text.dayLabel, icon: Sun },
  { value: "night", label: text.nightLabel, icon: Moon },
  { value: "system", label: text.systemLabel, icon: Monitor },
];

const Choices = styled.fieldset`
  display: inline-flex;
  gap: 4px;
  padding: 4px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.round};
  background: ${color.surface};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  flex: 1 0 48px;
  height: 44px;
  border-radius: ${radius.round};
  color: ${color.muted};
  cursor: pointer;
  ${transition("background-color")}
  > input { position: absolute; opacity: 0; inset: 0; width: 100%; height: 100%; margin: 0; cursor: inherit; }
  > svg { width: 20px; height: 20px; }
  &:has(:checked) { color: ${color.onAccent}; background: ${color.accent}; }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`;

/** Day, night, or the same as the device. */
export function ThemeSwitch({ label = text.themeLabel }: { label?: string }) {
  const chosen = useThemeChoice();
  const groupName = useId();
  return (
    <Choices>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {choices.map(({ value, label: name, icon: Icon }) => (
        <Choice key={value} title={name}>
          <input
            type="radio"
            name={groupName}
            aria-label={name}
            checked={value === chosen}
            onChange={() => chooseTheme(value)}
          />
          <Icon aria-hidden />
        </Choice>
      ))}
    </Choices>
  );
}
