import { Loading, Skeleton, SkeletonCard, SkeletonText } from "../ui/feedback/skeleton.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Delayed } from "./delayed.ts";
import * as text from "./frame-text.ts";
import { Page } from "./page.tsx";

/** A placeholder for any page while its code loads. */
export function LoadingScreen() {
  return (
    <Page>
      <Delayed>
        <Loading label={text.loading}>
          <Stack $gap={24}>
            <Skeleton $width="min(320px, 70%)" $height="2.2em" />
            <SkeletonText lines={2} />
            <SkeletonCard lines={3} />
          </Stack>
        </Loading>
      </Delayed>
    </Page>
  );
}
