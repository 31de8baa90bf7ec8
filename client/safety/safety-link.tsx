import ShieldCheck from "lucide-react/icons/shield-check";

export const icon = <ShieldCheck aria-hidden />;
