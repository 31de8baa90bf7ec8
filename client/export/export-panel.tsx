import { Button } from "../ui/button/button.tsx";
import { usePart } from "../ui/late/use-part.ts";
import { Panel } from "../ui/layout/card.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { useOverlayOpen } from "../ui/overlay/use-overlay-open.ts";
import { Text } from "../ui/text/text.tsx";
import * as text from "./export-text.ts";

/** Downloads everything that is stored about the member. */
export function ExportPanel() {
  const [isOpen, setIsOpen] = useOverlayOpen();
  const { part: dialog, isFetching } = usePart(() => import("./export-dialog.tsx"), isOpen, setIsOpen);
  return (
    <Panel title={text.sectionTitle}>
      <Stack>
        <Text $tone="muted">{text.sectionLead}</Text>
        <Cluster>
          <Button variant="secondary" busy={isFetching} onClick={() => setIsOpen(true)}>
            {text.openButton}
          </Button>
        </Cluster>
      </Stack>
      {dialog && isOpen && <dialog.ExportDialog onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}
