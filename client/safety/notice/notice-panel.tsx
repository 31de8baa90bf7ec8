import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { NoticeList } from "./notice-list.tsx";
import { noticesQuery, useDismissNotices } from "./notice-queries.ts";
import * as text from "./notice-text.ts";

/**
 * Shows the notices of leaders over any page, until the member has read them or closes them. A new notice opens it again. On
 * /my-safety they are in the page.
 */
export function NoticePanel() {
  const isHidden = useLocation().pathname === "/my-safety";
  const { data } = useQuery(noticesQuery);
  const [closedIds, setClosedIds] = useState<readonly string[]>([]);
  const notices = data?.notices ?? [];
  const noticeIds = notices.map(({ noticeId }) => noticeId);
  const close = () => setClosedIds(noticeIds);
  const { mutate, isPending } = useDismissNotices(close);
  if (isHidden || noticeIds.every((noticeId) => closedIds.includes(noticeId))) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={text.noticesTitle}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {text.laterButton}
          </Button>
          <Button busy={isPending} onClick={() => mutate(noticeIds)}>
            {text.dismissButton}
          </Button>
        </>
      }
    >
      <NoticeList notices={notices} />
    </Dialog>
  );
}
