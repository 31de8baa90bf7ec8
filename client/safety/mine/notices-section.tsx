import { useQuery } from "@tanstack/react-query";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { NoticeList } from "../notice/notice-list.tsx";
import { noticesQuery, useDismissNotices } from "../notice/notice-queries.ts";
import { dismissButton, noticesTitle } from "../notice/notice-text.ts";

/** The notices that the member has not dismissed. Nothing if there are none. */
export function NoticesSection({ onDismissed }: { onDismissed: () => void }) {
  const { data } = useQuery(noticesQuery);
  const { mutate, isPending } = useDismissNotices(onDismissed);
  const notices = data?.notices ?? [];
  if (notices.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="notices" $gap={16}>
      <Heading id="notices" level={2}>
        {noticesTitle}
      </Heading>
      <Card $padding={16}>
        <Stack $gap={16}>
          <NoticeList notices={notices} />
          <Button
            busy={isPending}
            style={{ alignSelf: "flex-start" }}
            onClick={() => mutate(notices.map(({ noticeId }) => noticeId))}
          >
            {dismissButton}
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}
