import Sparkles from "lucide-react/icons/sparkles";
import type { ReactNode } from "react";
import type { SavedCourse } from "../../../schema/course/api.ts";
import { ScriptureReference } from "../../scripture/scripture-panel.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { MultilineText, Text } from "../../ui/text/text.tsx";
import * as text from "../course-text.ts";
import { checkedText } from "./checked-text.tsx";

interface Props {
  saved: SavedCourse;
  /** Of the course's title. */
  level: 1 | 3;
  /** Shown below each section. */
  sectionEnd?: (index: number, title: string) => ReactNode;
  /** Shown below the description. */
  children?: ReactNode;
}

/** A whole course, as data of the model: every text is shown as it is. */
export function CourseView({ saved: { course, references, buildsOn }, level, sectionEnd, children }: Props) {
  // A device may have saved the course before courses had this.
  const base = buildsOn ?? [];
  const partLevel = level === 1 ? 2 : 4;
  const passages = references.filter(({ exists }) => exists);
  const checked = (written: string) => checkedText(written, references);
  const part = (title: string, content: ReactNode) => (
    <section>
      <Stack $gap={12}>
        <Heading level={partLevel} size="title">
          {title}
        </Heading>
        {content}
      </Stack>
    </section>
  );
  return (
    <Stack as="article" $gap={32} dir="auto">
      <Stack $gap={16}>
        <Cluster $gap={8}>
          <Badge tone="accent" icon={<Sparkles aria-hidden />}>
            {text.draftedByAi}
          </Badge>
        </Cluster>
        <Heading level={level}>{checked(course.title)}</Heading>
        <MultilineText $size="lead">{checked(course.description)}</MultilineText>
        <DescriptionList
          compact
          items={[
            { name: text.levelLabel, value: text.levelNames[course.difficulty_level] },
            { name: text.durationLabel, value: checked(course.estimated_duration) },
          ]}
        />
        {base.length > 0 && <Text $tone="muted">{text.buildsOn(base)}</Text>}
        <Notice>{text.draftedHint}</Notice>
        {children}
      </Stack>
      {part(text.objectivesTitle, <BulletList items={course.learning_objectives} render={checked} />)}
      {course.content_sections.map(({ section_title, content_type, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a course never change
        <Card as="section" key={index}>
          <Stack $gap={12}>
            <Cluster $gap={8} $justify="between">
              <Heading level={partLevel} size="title">
                {checked(section_title)}
              </Heading>
              <Badge>{text.contentTypeNames[content_type]}</Badge>
            </Cluster>
            <MultilineText>{checked(content)}</MultilineText>
            {sectionEnd?.(index, section_title)}
          </Stack>
        </Card>
      ))}
      {course.interactive_elements.length > 0 &&
        part(
          text.activitiesTitle,
          <Stack $gap={16}>
            {course.interactive_elements.map(({ title, type, content }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the activities of a course never change
              <Stack key={index} $gap={4}>
                <Cluster $gap={8}>
                  <Heading level={level === 1 ? 3 : 4} size="lead">
                    {checked(title)}
                  </Heading>
                  <Badge>{type}</Badge>
                </Cluster>
                <MultilineText>{checked(content)}</MultilineText>
              </Stack>
            ))}
          </Stack>,
        )}
      {part(text.assessmentTitle, <MultilineText>{checked(course.assessment_criteria)}</MultilineText>)}
      {part(text.nextStepsTitle, <MultilineText>{checked(course.next_steps)}</MultilineText>)}
      {passages.length > 0 &&
        part(
          text.passagesTitle,
          <Cluster $gap={8}>
            {passages.map((each) => (
              <ScriptureReference key={each.text} reference={each.text} />
            ))}
          </Cluster>,
        )}
    </Stack>
  );
}
