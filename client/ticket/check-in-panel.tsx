import ScanLine from "lucide-react/icons/scan-line";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { openLink } from "./check-in-link-text.ts";

/** Leads to check-in at an event, for those who may open it. A new page is loaded, because only that one may use the camera. */
export function CheckInPanel({ eventId }: { eventId: string }) {
  return (
    <ButtonLink href={`/event/${eventId}/check-in`} variant="secondary" icon={<ScanLine aria-hidden />}>
      {openLink}
    </ButtonLink>
  );
}
