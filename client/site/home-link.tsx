import House from "lucide-react/icons/house";

export const icon = <House aria-hidden />;
