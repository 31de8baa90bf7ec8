import type { ReactNode } from "react";
import { Link } from "react-router";
import styled from "styled-components";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import * as text from "./long-text-text.ts";

/** A section of a long page to read. */
export interface TextSection {
  /** The hash of its address. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
  readonly links?: readonly { readonly label: string; readonly to: string }[];
  /** What stands below the words. */
  readonly more?: ReactNode;
}

const Contents = styled.ol`
  display: grid;
  gap: 0 24px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  padding: 0;
  list-style: none;
  > li > a { display: inline-flex; align-items: center; min-height: 44px; }
`;

/** A table of contents, and the sections that it leads to. */
export const LongText = ({ sections }: { sections: readonly TextSection[] }) => (
  <>
    <Card as="nav" aria-labelledby="contents">
      <Stack $gap={8}>
        <Heading id="contents" level={2} size="title">
          {text.contentsTitle}
        </Heading>
        <Contents>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>{title}</Link>
            </li>
          ))}
        </Contents>
      </Stack>
    </Card>
    {sections.map((section) => (
      <Part key={section.id} {...section} />
    ))}
  </>
);

const Part = ({ id, title, paragraphs = [], points = [], links = [], more }: TextSection) => (
  <Stack as="section" id={id} aria-labelledby={`${id}-title`} $gap={12}>
    <Heading id={`${id}-title`} level={2}>
      {title}
    </Heading>
    {paragraphs.map((paragraph) => (
      <Text key={paragraph}>{paragraph}</Text>
    ))}
    {points.length > 0 && <BulletList items={points} />}
    {more}
    {links.length > 0 && (
      <Cluster $gap={16}>
        {links.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </Cluster>
    )}
  </Stack>
);
