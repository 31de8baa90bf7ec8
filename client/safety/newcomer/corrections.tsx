import Pencil from "lucide-react/icons/pencil";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import type { Corrected } from "./correct-birth-date.tsx";
import * as text from "./newcomer-text.ts";

/** The menu of a member's row, for admins. */
export const correctionsOf = (member: Corrected, onCorrect: (member: Corrected) => void): MenuAction[] => [
  { label: text.correctAction, icon: <Pencil aria-hidden />, onPress: () => onCorrect(member) },
];
