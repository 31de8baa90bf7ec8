import Newspaper from "lucide-react/icons/newspaper";
import { type Section, screenOf } from "../../frame/feature.ts";
import * as text from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/posts",
    order: 5,
    label: text.title,
    icon: <Newspaper aria-hidden />,
    pages: [{ to: "/admin/posts/new", title: text.newPage }],
    screen: screenOf(() => import("./post-list.tsx"), "PostList"),
  },
  { to: "/admin/posts/new", screen: screenOf(() => import("./new-post.tsx"), "NewPost") },
  { to: "/admin/posts/:postId", screen: screenOf(() => import("./post-page.tsx"), "PostPage") },
];
