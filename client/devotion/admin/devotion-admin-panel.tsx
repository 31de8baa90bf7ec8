import { useParams } from "react-router";
import { DraftDevotion } from "./draft/draft-devotion.tsx";
import { DevotionPage } from "./form/devotion-page.tsx";
import { NewDevotion } from "./form/new-devotion.tsx";
import { DevotionList } from "./list/devotion-list.tsx";

/** The devotions section: the list, a new one at `/new`, one drafted by AI at `/draft`, or one at its id. */
export function DevotionAdminPanel() {
  const { devotionId } = useParams();
  if (devotionId === undefined) return <DevotionList />;
  if (devotionId === "new") return <NewDevotion />;
  if (devotionId === "draft") return <DraftDevotion />;
  return <DevotionPage key={devotionId} devotionId={devotionId} />;
}
