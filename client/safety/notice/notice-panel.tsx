import { useQuery } from "@tanstack/react-query";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { NoticeList } from "./notice-list.tsx";
import { noticesQuery, useDismissNotices } from "./notice-queries.ts";
import * as text from "./notice-text.ts";

/** Shows the notices of leaders over any page. Without a press on the button they are shown again later. */
export function NoticePanel({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(noticesQuery);
  const { mutate, isPending } = useDismissNotices(onClose);
  const notices = data?.notices ?? [];
  if (notices.length === 0) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.noticesTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text.laterButton}
          </Button>
          <Button busy={isPending} onClick={() => mutate(notices.map(({ noticeId }) => noticeId))}>
            {text.dismissButton}
          </Button>
        </>
      }
    >
      <NoticeList notices={notices} />
    </Dialog>
  );
}
