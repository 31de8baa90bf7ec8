import Newspaper from "lucide-react/icons/newspaper";
import { type Section, screenOf } from "../../frame/feature.ts";
import { title } from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/posts",
    order: 5,
    label: title,
    icon: <Newspaper aria-hidden />,
    screen: screenOf(() => import("./post-list.tsx"), "PostList"),
  },
  { to: "/admin/posts/new", screen: screenOf(() => import("./new-post.tsx"), "NewPost") },
  { to: "/admin/posts/:postId", screen: screenOf(() => import("./post-page.tsx"), "PostPage") },
];
