// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { CourseView } from "../../../../client/course/read/course-view.tsx";
import type { SavedCourse } from "../../../../schema/course/api.ts";
import { sampleCourse } from "../../../support/ai/sample-course.ts";
import { render } from "../../../support/browser/render.ts";

const saved: SavedCourse = {
  courseId: "0198c0de-0000-7000-8000-000000000001",
  topic: "Truth",
  currentLevel: "beginner",
  contentType: null,
  createdAt: 0,
  sectionsDone: [],
  buildsOn: [],
  course: sampleCourse("Truth", "beginner"),
  references: [],
};

test("AI-10 COURSE-14 a reference that does not exist is marked in titles and headings, too", () => {
  const course = {
    ...sampleCourse("Truth", "beginner", "What Romans 99:1 says"),
    content_sections: [{ section_title: "Before Genesis 51:2", content_type: "text" as const, content: "Read it." }],
    interactive_elements: [{ title: "Draw Psalm 151", type: "exercise", content: "Draw it." }],
  };
  const references = ["Romans 99:1", "Genesis 51:2", "Psalm 151"].map((text) => ({ text, exists: false }));
  render(<CourseView saved={{ ...saved, course, references }} level={1} />);
  const headings = [...document.querySelectorAll("h1, h2, h3")].map(({ textContent }) => textContent);
  for (const { text } of references) {
    expect(headings.filter((each) => each?.includes(`${text} Not found in the Bible`))).toHaveLength(1);
  }
});

test("COURSE-15 a course says what it builds on", () => {
  const first = { title: "First steps", level: "beginner" as const, sections: ["One", "Two"], sectionCount: 5 };
  const buildsOn = [first, { ...first, title: "Alone", sections: ["One"], sectionCount: 1 }];
  render(<CourseView saved={{ ...saved, buildsOn }} level={1} />);
  expect(document.body.textContent).toContain(
    "Builds on what you’ve finished: First steps (2 of 5 sections); Alone (1 of 1 section)",
  );
});

test("COURSE-15 a course that builds on nothing says nothing of that", () => {
  render(<CourseView saved={saved} level={1} />);
  expect(document.body.textContent).not.toContain("Builds on");
});
