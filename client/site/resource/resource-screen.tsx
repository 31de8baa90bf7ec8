import { useQuery } from "@tanstack/react-query";
import Clock from "lucide-react/icons/clock";
import Printer from "lucide-react/icons/printer";
import { useParams } from "react-router";
import styled from "styled-components";
import { findResource, type Resource, resourcePath } from "../../../schema/site/resources.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { Screen } from "../../frame/screen.tsx";
import { community } from "../../net/community.ts";
import { ScriptureReference } from "../../scripture/scripture-panel.tsx";
import { BackLink } from "../../ui/button/back-link.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { PagesPicture } from "../../ui/illustration/pages-picture.tsx";
import { onPaper, PrintPage } from "../../ui/layout/print-page.ts";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { IconLines } from "../../ui/text/icon-lines.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { ResourceContent } from "./item/resource-content.ts";
import { PaperFooter } from "./paper-only.ts";
import { ResourceParts } from "./resource-parts.tsx";
import { contentQuery } from "./resource-queries.ts";
import * as text from "./resources-text.ts";
import { VideoNotice } from "./video-notice.tsx";

// The words of a quiet button are at the left edge.
const AtStart = styled.div`
  margin: -8px 0 -8px -12px;
  ${onPaper} { margin: 0; }
`;

/** One resource, to read or to print. */
export function ResourceScreen() {
  const { name = "" } = useParams();
  const resource = findResource(name);
  const query = useQuery(contentQuery(name));
  if (!resource || query.data === null) return <NoResource />;
  return (
    <Screen title={resource.title} width="reading">
      <PrintPage />
      <Stack as="article" $gap={32}>
        <ResourceHead resource={resource} content={query.data} />
        {query.isSuccess ? (
          <ResourceParts {...query.data} />
        ) : (
          <QueryState query={query} label={text.loadingResource}>
            <SkeletonText lines={8} />
          </QueryState>
        )}
        <PaperFooter>{text.printedFrom(community.name, location.host + resourcePath(name))}</PaperFooter>
      </Stack>
    </Screen>
  );
}

interface HeadProps {
  resource: Resource;
  /** Undefined while it is loading. */
  content: ResourceContent | undefined;
}

function ResourceHead({ resource, content }: HeadProps) {
  return (
    <Stack $gap={16} $align="start">
      <BackLink to="/resources">{text.allResourcesLink}</BackLink>
      <Stack $gap={8}>
        <Text $weight={700} $tone="accentText" $size="small">
          {text.categories[resource.category].name}
        </Text>
        <Heading level={1}>{resource.title}</Heading>
        <Text $size="lead" $tone="muted">
          {content?.aim ?? resource.summary}
        </Text>
      </Stack>
      <IconLines items={[{ name: text.durationName, icon: <Clock />, value: resource.duration }]} />
      {content && <Passages references={content.passages} />}
      {resource.category === "video" && <VideoNotice name={resource.name} />}
      <Button variant="secondary" icon={<Printer aria-hidden />} disabled={!content} onClick={() => window.print()}>
        {text.printButton}
      </Button>
    </Stack>
  );
}

const Passages = ({ references }: { references: readonly string[] }) => (
  <AtStart>
    <Cluster as="ul" $gap={4} aria-label={text.passagesName}>
      {references.map((reference) => (
        <li key={reference}>
          <ScriptureReference reference={reference} />
        </li>
      ))}
    </Cluster>
  </AtStart>
);

const NoResource = () => (
  <Screen title={text.notFoundTitle}>
    <EmptyState
      level={1}
      picture={<PagesPicture />}
      title={text.notFoundTitle}
      action={<ButtonLink to="/resources">{text.allResourcesLink}</ButtonLink>}
      hint={text.notFoundMessage}
    />
  </Screen>
);
