// One part of the build for all screens of courses: each part of its own would make every page longer.
export { CoursesScreen } from "./courses-screen.tsx";
export { NewCourseScreen } from "./new-course-screen.tsx";
export { CourseScreen } from "./read/course-screen.tsx";
