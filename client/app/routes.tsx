import { matchPath } from "react-router";
import type { Access } from "../frame/access.ts";
import { loadErrorTexts } from "../frame/error-text.ts";
import type { ClientFeature, FeatureRoutes } from "../frame/feature.ts";
import { SectionAtAddress } from "../frame/section/sections.tsx";
import { type LazyPart, lazyPart } from "../ui/late/lazy-part.ts";
import { features } from "./features.ts";
import { gallerySidebar } from "./gallery/gallery-sidebar.tsx";

/** Routes of the same sidebar share it; it stays mounted between them. The frames are in `shell/sidebar`. */
export type SidebarName = "dashboard" | "admin" | "gallery";

export interface AppRoute {
  path: string;
  access: Access;
  frame: FeatureRoutes["frame"] | SidebarName;
  screen: LazyPart | typeof SectionAtAddress;
}

// Inside the condition, so that the production build leaves all of it out.
const development: AppRoute[] = import.meta.env.DEV
  ? [
      {
        path: "/ui",
        screen: lazyPart(async () => (await import("./gallery/ui-gallery-screen.tsx")).UiGalleryScreen),
        frame: "page",
        access: "anyone",
      },
      ...gallerySidebar.items.map(
        ({ to }): AppRoute => ({
          path: to,
          screen: lazyPart(async () => (await import("./gallery/sidebar-gallery-screen.tsx")).SidebarGalleryScreen),
          frame: "gallery",
          access: "anyone",
        }),
      ),
    ]
  : [];

const notFound: AppRoute = {
  path: "*",
  screen: lazyPart(async () => (await import("./not-found-screen.tsx")).NotFoundScreen),
  frame: "page",
  access: "anyone",
};

/** The routes of a feature outside the sidebars. */
const ownRoutes = ({ routes: groups = [], roomErrors = [] }: ClientFeature): AppRoute[] =>
  groups.flatMap(({ frame, access, screens }) =>
    Object.entries(screens).map(([path, load]) => ({
      path,
      frame,
      access,
      screen: lazyPart(async () => (await Promise.all([load(), loadErrorTexts(roomErrors)]))[0]),
    })),
  );

/** The sections of a sidebar share one screen, which shows the section of its address: what every page loads has to be light. */
const sidebarRoutes = (frame: "dashboard" | "admin", access: Access): AppRoute[] =>
  features.flatMap((feature) =>
    (feature[frame]?.paths ?? []).map((path) => ({
      path: `/${frame}${path}`,
      frame,
      access,
      screen: SectionAtAddress,
    })),
  );

/** Every screen and its address. */
export const routes: readonly AppRoute[] = [
  ...features.flatMap(ownRoutes),
  ...sidebarRoutes("dashboard", "member"),
  ...sidebarRoutes("admin", "admin"),
  ...development,
  notFound,
];

/** Loads the code of the screen at this address, so that the screen can render immediately. */
export async function loadScreen(pathname: string): Promise<void> {
  const screen = routes.find(({ path }) => matchPath(path, pathname))?.screen;
  if (screen && "load" in screen) await screen.load();
}
