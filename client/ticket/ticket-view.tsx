import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import WifiOff from "lucide-react/icons/wifi-off";
import type { Ticket } from "../../schema/ticket/api.ts";
import { EventChannelButton } from "../channel/occasion/occasion-button-panel.tsx";
import { Screen } from "../frame/screen.tsx";
import { BackLink } from "../ui/button/back-link.tsx";
import { Button } from "../ui/button/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { SecondaryText } from "../ui/text/text.tsx";
import { TicketDocument } from "./ticket-document.tsx";
import { useTicketDownload } from "./ticket-queries.ts";
import * as text from "./ticket-text.ts";

interface Props {
  ticket: Ticket;
  /** It could not be read again, so this is how it was seen last. */
  isOffline: boolean;
}

/** The ticket as it will be printed, and its PDF. */
export function TicketView({ ticket, isOffline }: Props) {
  const download = useTicketDownload(ticket);
  return (
    <Screen title={text.screenTitle} width="narrow">
      <Stack $gap={16}>
        <Heading level={1}>{text.screenTitle}</Heading>
        {isOffline && (
          <Notice tone="warning" title={text.offlineTitle} icon={<WifiOff aria-hidden />} live>
            {text.offlineMessage}
          </Notice>
        )}
        <TicketDocument ticket={ticket} />
        <Cluster $gap={12}>
          <Button icon={<Download aria-hidden />} busy={download.isPending} onClick={() => download.mutate()}>
            {download.isPending ? text.makingPdf : text.downloadButton}
          </Button>
          <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {text.printButton}
          </Button>
        </Cluster>
        {!isOffline && (
          <Cluster $gap={12}>
            <EventChannelButton eventId={ticket.eventId} />
          </Cluster>
        )}
        <SecondaryText>{text.networkHint}</SecondaryText>
        <BackLink to={`/event/${ticket.eventId}`}>{text.eventLink}</BackLink>
      </Stack>
    </Screen>
  );
}
