import { Delayed } from "../ui/feedback/delayed.ts";
import { Loading, Skeleton, SkeletonCard, SkeletonText } from "../ui/feedback/skeleton.tsx";
import { Page } from "../ui/layout/page.tsx";
import { Stack } from "../ui/layout/stack.ts";
import * as text from "./frame-text.ts";

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
