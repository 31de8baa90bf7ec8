import Bell from "lucide-react/icons/bell";
import MessageCircle from "lucide-react/icons/message-circle";
import { useState } from "react";
import { Link } from "react-router";
import { Badge } from "../badge/badge.tsx";
import { CountBadge } from "../badge/count-badge.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { TextField } from "../field/text-field.tsx";
import { Card, Panel } from "../layout/card.tsx";
import { Carousel } from "../layout/carousel.ts";
import { Cluster, Grid } from "../layout/stack.ts";
import { HeaderItemLink } from "../navigation/header-item.tsx";
import { ConfirmDialog } from "../overlay/confirm-dialog.tsx";
import { Dialog, FormDialog } from "../overlay/dialog.tsx";
import { Heading } from "../text/heading.tsx";
import { Text } from "../text/text.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

export function PanelChapter() {
  const [asking, setAsking] = useState(false);
  const [filling, setFilling] = useState(false);
  return (
    <Chapter title="Cards, dialogs, bars">
      <Specimen name="Card, lit, pressable; Panel">
        <Grid $minWidth={240}>
          <Card>
            <Heading level={3}>A plain card</Heading>
            <Text $tone="muted">Depth comes from light, not from shadows.</Text>
          </Card>
          <Card $lit>
            <Heading level={3}>A highlighted card</Heading>
            <Text>What matters now.</Text>
          </Card>
          <Card as={Link} {...{ to: "/ui" }} $pressable>
            <Heading level={3}>A card you can press</Heading>
            <Text $tone="muted">All of it is one link.</Text>
          </Card>
          <Panel title="At the table" action={<Badge>3 of 8</Badge>}>
            <Text>Panel: a card with a title.</Text>
          </Panel>
        </Grid>
      </Specimen>
      <Specimen name="Carousel">
        <Carousel>
          {["Film Night", "Ìrọ̀lẹ́ orin", "Prayer Walk"].map((title) => (
            <Card as="li" key={title}>
              <Heading level={3}>{title}</Heading>
            </Card>
          ))}
        </Carousel>
      </Specimen>
      <Specimen name="HeaderItemLink; CountBadge">
        <Cluster $gap={12}>
          <HeaderItemLink to="/messages" label="Messages" icon={<MessageCircle aria-hidden />} count={7} />
          <IconButton label="120 unread" icon={<CountBadge icon={<Bell />} count={120} />} />
        </Cluster>
      </Specimen>
      <Specimen name="Dialog, FormDialog, ConfirmDialog">
        <Cluster $gap={12}>
          <Dialog
            trigger={<Button variant="secondary">Open a dialog</Button>}
            title="Choir"
            description="For everyone who sings on Sundays."
            footer={<Button>Open channel</Button>}
          >
            <Text>Rehearsal is on Friday at six.</Text>
          </Dialog>
          <Button variant="secondary" onClick={() => setFilling(true)}>
            Open a form
          </Button>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Ask for confirmation
          </Button>
        </Cluster>
        <FormDialog
          open={filling}
          title="Create a channel"
          submitLabel="Create channel"
          cancelLabel="Cancel"
          busy={false}
          onSubmit={() => setFilling(false)}
          onCancel={() => setFilling(false)}
        >
          <TextField label="Name" autoFocus />
        </FormDialog>
        <ConfirmDialog
          open={asking}
          danger
          title="Leave this room?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        >
          The room will close for everyone, because you opened it.
        </ConfirmDialog>
      </Specimen>
    </Chapter>
  );
}
