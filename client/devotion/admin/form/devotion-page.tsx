import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import type { ManagedDevotion } from "../../../../schema/devotion/admin-api.ts";
import { QueryState } from "../../../frame/query-state.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { BulletList } from "../../../ui/text/bullet-list.tsx";
import { managedDevotionQuery } from "../devotion-admin-queries.ts";
import { deleteAction, restoreAction, unpublishAction } from "../devotion-admin-text.ts";
import { DevotionBadges } from "../devotion-badges.tsx";
import { useDevotionChanges } from "../use-devotion-changes.ts";
import { EditDevotion } from "./edit-devotion.tsx";
import { FormScreen } from "./form-screen.tsx";
import * as text from "./form-text.ts";

/** One devotion: its form, and what else can be done with it. */
export function DevotionPage() {
  const { devotionId = "" } = useParams();
  const query = useQuery(managedDevotionQuery(devotionId));
  const { data: devotion } = query;
  if (!devotion) {
    return (
      <FormScreen title={text.editTitle}>
        <QueryState query={query} label={text.loadingDevotion} rows={6} />
      </FormScreen>
    );
  }
  return (
    <FormScreen title={text.editTitle} badges={<DevotionBadges {...devotion} />}>
      {devotion.state === "deleted" ? (
        <Deleted devotion={devotion} />
      ) : (
        <>
          <Warnings devotion={devotion} />
          {/* A new form for another state: its buttons and its version are others. */}
          <EditDevotion key={devotion.state} devotion={devotion} refetch={() => void query.refetch()} />
          <OtherActions devotion={devotion} />
        </>
      )}
    </FormScreen>
  );
}

function Deleted({ devotion: { devotionId } }: { devotion: ManagedDevotion }) {
  const { restore, isPending } = useDevotionChanges();
  return (
    <Notice
      title={text.deletedTitle}
      action={
        <Button variant="secondary" busy={isPending} onClick={() => void restore(devotionId)}>
          {restoreAction}
        </Button>
      }
    >
      {text.deletedHint}
    </Notice>
  );
}

/** DEVOTION-48, DEVOTION-51: that a model has written it, and what does not exist. */
function Warnings({ devotion: { isAiDraft, references } }: { devotion: ManagedDevotion }) {
  const missing = references.flatMap((each) => (each.exists ? [] : [each.text]));
  if (!isAiDraft && missing.length === 0) return null;
  return (
    <Stack $gap={12}>
      {isAiDraft && <Notice title={text.aiDraftTitle}>{text.aiDraftHint}</Notice>}
      {missing.length > 0 && (
        <Notice tone="warning" title={text.missingTitle}>
          <p>{text.missingHint}</p>
          <BulletList items={missing} />
        </Notice>
      )}
    </Stack>
  );
}

function OtherActions({ devotion: { devotionId, state } }: { devotion: ManagedDevotion }) {
  const navigate = useNavigate();
  const { unpublish, remove, isPending } = useDevotionChanges();
  async function removeAndLeave() {
    if (await remove(devotionId, state === "draft")) void navigate("/admin/devotions");
  }
  return (
    <Cluster $gap={8}>
      {state !== "draft" && (
        <Button variant="secondary" busy={isPending} onClick={() => void unpublish(devotionId)}>
          {unpublishAction}
        </Button>
      )}
      <Button variant="danger" busy={isPending} onClick={() => void removeAndLeave()}>
        {deleteAction}
      </Button>
    </Cluster>
  );
}
