import { useLocation } from "react-router";
import type { FeatureOverlay } from "../../frame/feature.ts";
import type { Session } from "../../net/session.ts";
import { usePart } from "../../ui/late/use-part.ts";
import { features } from "../features.ts";

const overlays = features.flatMap(({ overlay }) => overlay ?? []);

/** What a feature shows over any page, for members who need it. Its code is loaded only then. */
export const LateOverlays = ({ session }: { session: Session }) =>
  overlays.map((overlay) => <LateOverlay key={overlays.indexOf(overlay)} overlay={overlay} session={session} />);

function LateOverlay({ overlay: { isWanted, part }, session }: { overlay: FeatureOverlay; session: Session }) {
  const { pathname } = useLocation();
  const isShown = session.me !== null && isWanted(session.me);
  // It matters, so each page tries again: a poor network never seems to be away.
  const { part: Overlay } = usePart(part, isShown, undefined, { occasion: pathname });
  return isShown && Overlay && <Overlay />;
}
