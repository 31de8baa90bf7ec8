import type { ReactNode } from "react";
import type { Post } from "../../schema/post/api.ts";
import { MemberName } from "../member/role-badges-panel.tsx";
import { Avatar } from "../ui/avatar/avatar.tsx";
import { shortTime } from "../ui/format/short-time.ts";
import { Row, Stack } from "../ui/layout/stack.ts";
import { SecondaryText, Text } from "../ui/text/text.tsx";

interface Props {
  written: Pick<Post, "author" | "createdAt">;
  /** Small, above a comment. */
  compact?: boolean;
  menu: ReactNode;
}

/** Who wrote a post or a comment, and when. */
export function Byline({ written: { author, createdAt }, compact = false, menu }: Props) {
  return (
    <Row $gap={12} $justify="between">
      <Row $gap={12}>
        <Avatar name={author.displayName} src={author.avatarUrl ?? undefined} size={compact ? 32 : 44} />
        <Stack $gap={0}>
          <Text as="div" $weight={700} $size={compact ? "small" : "body"}>
            <MemberName name={author.displayName} roles={author.roles} />
          </Text>
          <SecondaryText as="time" dateTime={new Date(createdAt).toISOString()}>
            {shortTime(createdAt, Date.now())}
          </SecondaryText>
        </Stack>
      </Row>
      {menu}
    </Row>
  );
}
