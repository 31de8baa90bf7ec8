import { dashboardSidebar } from "../../../dashboard/dashboard-sidebar.tsx";
import { gallerySidebar } from "../../../ui/gallery/sidebar/gallery-sidebar.tsx";
import type { SidebarItem } from "../../../ui/navigation/sidebar-panel.tsx";
import type { SidebarName } from "../../routes.tsx";

export interface Sidebar {
  title: string;
  items: readonly SidebarItem[];
}

/** The links of each sidebar. They are not in the routes, because every page loads those. */
export const sidebars: Readonly<Record<SidebarName, Sidebar>> = {
  dashboard: dashboardSidebar,
  // In production nobody sees the gallery, and the condition leaves all of it out.
  gallery: import.meta.env.DEV ? gallerySidebar : dashboardSidebar,
};
