import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { ReportFile } from "../../../schema/safety/api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { Screen } from "../../frame/screen.tsx";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { useSession } from "../../net/session.ts";
import { BackLink } from "../../ui/button/back-link.tsx";
import { formatMoment } from "../../ui/format/moment.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { MultilineText, SecondaryText, Text } from "../../ui/text/text.tsx";
import { ReportActions } from "./action/report-actions.tsx";
import { EvidenceView } from "./evidence/evidence-view.tsx";
import { NextStep } from "./next-step.tsx";
import { ReportBadges } from "./report-badges.tsx";
import { ReportNotes } from "./report-notes.tsx";
import { listPath, useReportPlace } from "./report-place.ts";
import { reportQuery } from "./report-queries.ts";
import * as text from "./report-text.ts";
import { reporterName } from "./reporter-name.ts";

/** One report: what was reported, who handles it, and the notes. */
export function ReportScreen() {
  const { reportId = "" } = useParams();
  const { filter } = useReportPlace();
  const query = useQuery(reportQuery(reportId));
  const { data } = query;
  return (
    // A new screen once there is a heading, which gets the focus.
    <Screen key={data ? "report" : "loading"} title={text.screenTitle} width="reading">
      <Stack $gap={24}>
        <BackLink to={listPath(filter)}>{text.backLink}</BackLink>
        {data ? (
          <Report key={reportId} file={data} />
        ) : (
          <QueryState query={query} label={text.loadingReport} rows={4} />
        )}
      </Stack>
    </Screen>
  );
}

function Report({ file }: { file: ReportFile }) {
  const session = useSession();
  const isOwn = session.status === "signed-in" && file.owner?.memberId === session.me.memberId;
  return (
    <>
      <Stack $gap={12}>
        <Heading level={1}>{text.reasonLabels[file.reason]}</Heading>
        <div role="status">
          <ReportBadges report={file} />
        </div>
      </Stack>
      <DescriptionList
        items={[
          {
            name: text.aboutName,
            value: <MemberName name={aboutOf(file)} roles={file.about?.roles ?? []} />,
          },
          {
            name: text.reporterName,
            value: <MemberName name={reporterName(file, text.goneMemberName)} roles={file.reporter?.roles ?? []} />,
          },
          { name: text.sentName, value: formatMoment(file.createdAt) },
          {
            name: text.ownerName,
            value: <MemberName name={ownerOf(file, isOwn)} roles={isOwn ? [] : (file.owner?.roles ?? [])} />,
          },
        ]}
      />
      <Panel title={text.evidenceTitle}>
        <Stack $gap={16}>
          <SecondaryText>{text.evidenceHint}</SecondaryText>
          <EvidenceView kind={file.kind} evidence={file.evidence} />
        </Stack>
      </Panel>
      <Panel title={text.reporterNoteTitle(reporterName(file))}>
        {file.note === "" ? (
          <Text $tone="muted">{text.noReporterNote}</Text>
        ) : (
          <MultilineText>{file.note}</MultilineText>
        )}
      </Panel>
      {file.closedAt !== null && (
        <Panel title={text.outcomeTitle}>
          <Stack $gap={8}>
            <SecondaryText>{outcomeHintOf(formatMoment(file.closedAt), file.reporter?.displayName)}</SecondaryText>
            <MultilineText>{file.outcome}</MultilineText>
          </Stack>
        </Panel>
      )}
      <ReportActions file={file} isOwn={isOwn} />
      <ReportNotes file={file} />
      <SecondaryText>{text.recordedHint}</SecondaryText>
      <NextStep file={file} isOwn={isOwn} />
    </>
  );
}

/** An imported devotion is by nobody here. */
function aboutOf({ about, kind, evidence }: ReportFile): string {
  const isImported = kind === "devotion" && evidence.creator_id === null;
  return about?.displayName ?? (isImported ? text.nobodyHere : text.goneMemberName);
}

const outcomeHintOf = (date: string, reporter: string | undefined) =>
  reporter === undefined ? text.outcomeHintWithoutReporter(date) : text.outcomeHint(date, reporter);

function ownerOf({ state, owner }: ReportFile, isOwn: boolean): string {
  if (isOwn) return text.ownerYou;
  return owner?.displayName ?? (state === "open" ? text.nobodyYet : text.goneMemberName);
}
