import { Screen } from "../frame/screen.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { newCourseLink } from "./course-text.ts";
import { GeneratorPanel } from "./generator-panel.tsx";

/** The generator on a page of its own, for members who come from their courses. */
export function NewCourseScreen() {
  return (
    <Screen title={newCourseLink} width="reading">
      <Stack $gap={24}>
        <Heading level={1}>{newCourseLink}</Heading>
        <GeneratorPanel />
      </Stack>
    </Screen>
  );
}
