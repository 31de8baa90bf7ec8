import { useQuery } from "@tanstack/react-query";
import Ban from "lucide-react/icons/ban";
import Flag from "lucide-react/icons/flag";
import { useState } from "react";
import type { MemberSheet } from "../../../schema/member/api.ts";
import { MessageButton } from "../../chat/message-button-panel.tsx";
import { QueryState } from "../../frame/query-state.tsx";
import { codeOf } from "../../net/http/api-error.ts";
import { ReportPanel } from "../../safety/report-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { longMonthFormat } from "../../ui/format/format.ts";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { MultilineText, SecondaryText, Text } from "../../ui/text/text.tsx";
import { FormerName, RoleBadges } from "../role-badges-panel.tsx";
import { sheetQuery, useBlockSwitch } from "./sheet-queries.ts";
import * as text from "./sheet-text.ts";

/** A member whose sheet is opened, with the name that was pressed. */
export interface NamedMember {
  memberId: string;
  displayName: string;
}

interface Props {
  member: NamedMember;
  onClose: () => void;
}

/** Who a member is, and what the reader can do: message, block and report them. */
export function MemberSheetPanel({ member: { memberId, displayName }, onClose }: Props) {
  const query = useQuery(sheetQuery(memberId));
  const { data: sheet, error } = query;
  const [asked, setAsked] = useState<"block" | "report" | null>(null);
  const name = sheet?.displayName ?? displayName;
  if (asked === "report") return <ReportPanel subject={{ kind: "profile", memberId }} name={name} onClose={onClose} />;
  if (asked === "block" && sheet) return <BlockQuestion sheet={sheet} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={name} size="small">
      {sheet && <Sheet sheet={sheet} onAsk={setAsked} onClose={onClose} />}
      {!sheet && codeOf(error) === "safety/not-found" && (
        <EmptyState level={3} title={text.notVisibleTitle} hint={text.notVisibleHint} />
      )}
      {!sheet && codeOf(error) !== "safety/not-found" && (
        <QueryState query={query} label={text.loading} level={3} rows={2} />
      )}
    </Dialog>
  );
}

const monthFormat = longMonthFormat();
/** Without a year, which is never shown. */
const dayFormat = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "long", timeZone: "UTC" });

interface SheetProps {
  sheet: MemberSheet;
  onAsk: (what: "block" | "report") => void;
  onClose: () => void;
}

function Sheet({ sheet, onAsk, onClose }: SheetProps) {
  const { displayName, formerName, avatarUrl, birthday, about, roles, memberSince } = sheet;
  const { isSelf, isBlocked, canMessage, canBlock } = sheet;
  return (
    <Stack $gap={24}>
      <Row $gap={16}>
        <Avatar name={displayName} size={64} src={avatarUrl} />
        <Stack $gap={4}>
          <FormerName name={formerName} />
          {roles.length > 0 ? <RoleBadges roles={roles} /> : <Text $weight={700}>{text.noRole}</Text>}
          <SecondaryText>{text.memberSince(monthFormat.format(Date.parse(`${memberSince}-01`)))}</SecondaryText>
          {birthday !== null && (
            <SecondaryText>{text.birthday(dayFormat.format(Date.parse(`2000-${birthday}`)))}</SecondaryText>
          )}
        </Stack>
      </Row>
      {about && <About about={about} />}
      {isSelf ? (
        <Text>{text.ownSheet}</Text>
      ) : (
        <Stack $gap={12}>
          {isBlocked && <Notice>{text.blockedHint(displayName)}</Notice>}
          {canMessage && <MessageButton person={sheet} onOpened={onClose} />}
          {isBlocked && <Unblock sheet={sheet} onClose={onClose} />}
          {canBlock && !isBlocked && (
            <Button variant="secondary" block icon={<Ban aria-hidden />} onClick={() => onAsk("block")}>
              {text.blockButton}
            </Button>
          )}
          <Button variant="secondary" block icon={<Flag aria-hidden />} onClick={() => onAsk("report")}>
            {text.reportButton}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

function About({ about: { bio, location, interests } }: { about: NonNullable<MemberSheet["about"]> }) {
  return (
    <Stack $gap={8}>
      {bio !== null && <MultilineText dir="auto">{bio}</MultilineText>}
      {location !== null && <SecondaryText dir="auto">{text.livesIn(location)}</SecondaryText>}
      {interests.length > 0 && (
        <Cluster as="ul" role="list" aria-label={text.interestsLabel} $gap={8}>
          {interests.map((interest) => (
            <li key={interest}>
              <Badge>{interest}</Badge>
            </li>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}

function Unblock({ sheet, onClose }: Pick<SheetProps, "sheet" | "onClose">) {
  const { mutate, isPending } = useBlockSwitch(sheet, onClose);
  return (
    <Button block busy={isPending} icon={<Ban aria-hidden />} onClick={() => mutate()}>
      {text.unblockButton}
    </Button>
  );
}

function BlockQuestion({ sheet, onClose }: Pick<SheetProps, "sheet" | "onClose">) {
  const { mutate, isPending } = useBlockSwitch(sheet, onClose);
  return (
    <ConfirmDialog
      open
      title={text.blockTitle(sheet.displayName)}
      confirmLabel={text.blockButton}
      danger
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {text.blockConsequence(sheet.displayName)}
    </ConfirmDialog>
  );
}
