import styled, { keyframes } from "styled-components";
import { Loading, Skeleton, SkeletonCard, SkeletonText } from "../ui/feedback/skeleton.tsx";
import { Page } from "../ui/layout/page.tsx";
import { Stack } from "../ui/layout/stack.ts";

const appear = keyframes`from { opacity: 0; }`;

// What arrives at once should not flash a skeleton first.
const FadeIn = styled.div`animation: ${appear} 150ms 250ms backwards;`;

/** The shape of any page, while its code is fetched. */
export function LoadingScreen() {
  return (
    <Page>
      <FadeIn>
        <Loading label="Loading...">
          <Stack $gap={24}>
            <Skeleton $width="min(320px, 70%)" $height="2.2em" />
            <SkeletonText lines={2} />
            <SkeletonCard lines={3} />
          </Stack>
        </Loading>
      </FadeIn>
    </Page>
  );
}
