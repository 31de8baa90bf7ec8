// One file for the screens of courses, so that every first visit loads fewer addresses of files.
export { CoursesScreen } from "./courses-screen.tsx";
export { CourseScreen } from "./read/course-screen.tsx";
