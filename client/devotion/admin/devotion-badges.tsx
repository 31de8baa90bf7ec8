import Sparkles from "lucide-react/icons/sparkles";
import type { DevotionState, ListedDevotion } from "../../../schema/devotion/admin-api.ts";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
import * as text from "./devotion-admin-text.ts";

const tones: Readonly<Record<DevotionState, BadgeTone>> = {
  draft: "neutral",
  scheduled: "accent",
  published: "success",
  deleted: "danger",
};

/** The state of a devotion in a word, and whether a model has written it. */
export const DevotionBadges = ({ state, isAiDraft }: Pick<ListedDevotion, "state" | "isAiDraft">) => (
  <Cluster $gap={4}>
    <Badge tone={tones[state]}>{text.stateLabels[state]}</Badge>
    {isAiDraft && (
      <Badge tone="warning" icon={<Sparkles aria-hidden />}>
        {text.aiDraftBadge}
      </Badge>
    )}
  </Cluster>
);
