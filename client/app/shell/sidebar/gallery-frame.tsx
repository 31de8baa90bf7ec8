import { gallerySidebar } from "../../gallery/gallery-sidebar.tsx";
import { SidebarFrame } from "./sidebar-frame.tsx";

/** The frame of the gallery's specimen, in development only. */
export const GalleryFrame = () => <SidebarFrame {...gallerySidebar} />;
