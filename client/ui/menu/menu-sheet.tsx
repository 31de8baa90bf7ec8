import styled from "styled-components";
import { Spinner } from "../button/spinner.tsx";
import { Dialog } from "../overlay/dialog.tsx";
import { menuLine } from "../overlay/floating-style.ts";
import { color, hover } from "../theme/css.ts";
import type { MenuAction, MenuProps } from "./menu-action.ts";

const List = styled.ul`display: grid; gap: 4px;`;

// Reaches into the padding of the sheet: its icons are below the first letter of the title.
const Line = styled.button<{ $tone: NonNullable<MenuAction["tone"]> }>`
  ${menuLine}
  min-height: 52px;
  width: calc(100% + 24px);
  margin-inline: -12px;
  color: ${({ $tone }) => ($tone === "danger" ? color.danger : color.text)};
  > svg { color: ${({ $tone }) => ($tone === "danger" ? color.danger : color.muted)}; }
  ${hover} { &:hover { background: ${color.accentSoft}; } }
  &:active { background: ${color.accentSoft}; }
`;

/**
 * A menu where a finger presses and the screen is narrow: a sheet from below, where the thumb is. It is a dialog with
 * buttons, which screen readers of phones handle better than a menu, and costs less data than one beside its button.
 */
export function MenuSheet({ label, note, actions, onClose }: MenuProps) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={label} description={note} size="small">
      <List>
        {actions.map((action, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places, and two people may have the same name
          <li key={at}>
            {action.inSheet ? (
              action.inSheet(() => onClose())
            ) : (
              <Line
                type="button"
                $tone={action.tone ?? "neutral"}
                aria-disabled={action.busy || undefined}
                onClick={() => !action.busy && onClose(action)}
              >
                {action.busy ? <Spinner /> : action.icon}
                {action.label}
              </Line>
            )}
          </li>
        ))}
      </List>
    </Dialog>
  );
}
