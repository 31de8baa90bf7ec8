import type { ReactNode } from "react";

/** One line of a menu. */
export interface MenuAction {
  label: string;
  icon?: ReactNode;
  tone?: "neutral" | "danger";
  /** Not possible yet, because something is still being fetched. */
  busy?: boolean;
  /** Runs once the menu is gone and its button has the focus. What it opens can be beside that button. */
  onPress: (button: HTMLElement) => void;
  /** Shown instead of the line where the menu is a sheet, because there is room for what the line would open. */
  inSheet?: (close: () => void) => ReactNode;
}

export interface MenuProps {
  /** What the menu is about. */
  label: string;
  /** A line above the actions. */
  note?: string | undefined;
  actions: readonly MenuAction[];
  /** The menu was opened by keyboard: its first line takes the focus. */
  focusFirst: boolean;
  /** With the line that was chosen, if any. */
  onClose: (chosen?: MenuAction) => void;
}
