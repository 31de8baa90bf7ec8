import Gamepad from "lucide-react/icons/gamepad-2";

export const icon = <Gamepad aria-hidden />;
