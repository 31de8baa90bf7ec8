import { type ClientFeature, screenOf } from "../frame/feature.ts";

const screens = () => import("./course-screens.ts");
const errorTexts = () => import("./course-errors.ts");

export const courseFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "member",
      screens: {
        "/courses": screenOf(screens, "CoursesScreen"),
        "/courses/:courseId": screenOf(screens, "CourseScreen"),
      },
    },
  ],
  saved: [["course"]],
  errorTexts: { ai: errorTexts, course: errorTexts },
};
