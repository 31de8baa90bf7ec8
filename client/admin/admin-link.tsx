import Settings from "lucide-react/icons/settings";

export const icon = <Settings aria-hidden />;
