import type { ReactNode } from "react";

/** One line of a menu. */
export interface MenuAction {
  label: string;
  icon?: ReactNode;
  tone?: "neutral" | "danger";
  onPress: () => void;
}

export interface MenuProps {
  /** What the menu is about. */
  label: string;
  actions: readonly MenuAction[];
  onClose: () => void;
}
