import LayoutDashboard from "lucide-react/icons/layout-dashboard";

export const icon = <LayoutDashboard aria-hidden />;
