import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../frame/query-state.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { bookProgressQuery } from "../played/played-queries.ts";
import * as text from "./history-text.ts";

/** The books of the Bible from which the member has answered questions, and a sentence about them. */
export function BookProgressPanel() {
  const query = useQuery(bookProgressQuery);
  return (
    <Panel title={text.progressTitle}>
      {query.data ? (
        <Stack>
          <Text $weight={600}>{text.progressSentence(query.data.books)}</Text>
          <Stack as="ul" $gap={12}>
            {query.data.books
              .filter(({ answered }) => answered > 0)
              .map((progress) => (
                <Stack as="li" key={progress.book} $gap={4}>
                  <Row $justify="between" $gap={12}>
                    <Text $size="small" $weight={600}>
                      {progress.book}
                    </Text>
                    <SecondaryText>{text.rightOf(progress)}</SecondaryText>
                  </Row>
                  <ProgressBar
                    label={text.progressLabel(progress)}
                    value={progress.right}
                    max={progress.answered}
                    valueText={text.rightOf(progress)}
                  />
                </Stack>
              ))}
          </Stack>
        </Stack>
      ) : (
        <QueryState query={query} label={text.loadingProgress} level={3}>
          <SkeletonText lines={4} />
        </QueryState>
      )}
    </Panel>
  );
}
