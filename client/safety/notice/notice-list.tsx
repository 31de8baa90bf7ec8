import type { Notice } from "../../../schema/safety/notice-api.ts";
import { formatEnd } from "../../ui/format/format.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Excerpt } from "../../ui/message/excerpt.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import * as text from "./notice-text.ts";

/** What leaders wrote to the member. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return (
    <Stack $gap={12}>
      <Stack as="ul" aria-label={text.noticesTitle} $gap={12}>
        {notices.map(({ noticeId, kind, reason, until }) => (
          <li key={noticeId}>
            <Excerpt title={text.noticeTitles[kind](until === null ? "" : formatEnd(until))}>{reason}</Excerpt>
          </li>
        ))}
      </Stack>
      <SecondaryText>{text.rulesHint}</SecondaryText>
    </Stack>
  );
}
