import type { ClientFeature } from "../frame/feature.ts";

export const postFeature: ClientFeature = {
  dashboard: { paths: ["/community"], sections: () => import("./post-dashboard.tsx") },
  admin: { paths: ["/posts", "/posts/:postId"], sections: () => import("./admin/post-admin.tsx") },
  errorTexts: { post: () => import("./post-errors.ts") },
};
