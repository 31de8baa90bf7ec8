import Bell from "lucide-react/icons/bell";
import Home from "lucide-react/icons/house";
import MenuIcon from "lucide-react/icons/menu";
import MessageCircle from "lucide-react/icons/message-circle";
import { useId, useState } from "react";
import { Link } from "react-router";
import { Badge } from "../badge/badge.tsx";
import { CountBadge } from "../badge/count-badge.tsx";
import { BottomBar, BottomBarLink } from "../bottom-bar/bottom-bar.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { TextField } from "../field/text-field.tsx";
import { Card, Panel } from "../layout/card.tsx";
import { FooterGroup, FooterShell } from "../layout/footer-shell.tsx";
import { Cluster, Grid } from "../layout/stack.ts";
import { LinkSheet } from "../menu/link-sheet.tsx";
import { HeaderBar } from "../navigation/header-bar.tsx";
import { HeaderItemLink } from "../navigation/header-item.tsx";
import { HeaderLink } from "../navigation/header-link.tsx";
import { type MenuProps, NavigationMenu } from "../navigation/navigation-menu.tsx";
import { ConfirmDialog } from "../overlay/confirm-dialog.tsx";
import { Dialog, FormDialog } from "../overlay/dialog.tsx";
import { OverlayCard } from "../overlay/overlay-card.tsx";
import { Tabs } from "../overlay/tabs.tsx";
import { Heading } from "../text/heading.tsx";
import { Text } from "../text/text.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const links = (
  <>
    <HeaderLink to="/ui" icon={<Home aria-hidden />}>
      Home
    </HeaderLink>
    <HeaderLink to="/events">Events</HeaderLink>
    <HeaderLink to="/games">Games</HeaderLink>
  </>
);

const headerLinks = ["Home", "Events", "Games", "Devotions", "Programs", "Engagement", "Resources", "Community"].map(
  (label, at) => ({ label, to: at === 0 ? "/ui" : `/${label.toLowerCase()}` }),
);

const GalleryMenu = (props: MenuProps) => (
  <LinkSheet {...props} label="Menu">
    {links}
  </LinkSheet>
);

export function PanelChapter() {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const [offering, setOffering] = useState(false);
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
      <Specimen name="OverlayCard">
        <Button variant="secondary" onClick={() => setOffering(true)}>
          Show the card
        </Button>
        {offering && (
          <OverlayCard
            title="Install App"
            message="Open Lampstand from your home screen."
            actions={
              <>
                <Button onClick={() => setOffering(false)}>Install</Button>
                <Button variant="quiet" onClick={() => setOffering(false)}>
                  Later
                </Button>
              </>
            }
          />
        )}
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Standings"
          tabs={[
            { value: "a", label: "Bible Trivia", content: <Text>First tab</Text> },
            { value: "b", label: "Word Battle", content: <Text>Second tab</Text> },
            { value: "c", label: "All", content: <Text>Third tab</Text> },
          ]}
        />
      </Specimen>
      <Specimen name="HeaderBar, HeaderLinks, NavigationMenu, LinkSheet, HeaderLink, HeaderItemLink, MoreMenu, CountBadge">
        <div style={{ isolation: "isolate" }}>
          <HeaderBar
            label={`Main ${id}`}
            brand={<Heading level={3}>Lampstand</Heading>}
            links={headerLinks}
            actions={
              <>
                <HeaderItemLink to="/messages" label="Messages" icon={<MessageCircle aria-hidden />} count={7} />
                <IconButton label="120 unread" icon={<CountBadge icon={<Bell />} count={120} />} />
              </>
            }
            menu={
              <NavigationMenu
                load={async () => ({ Menu: GalleryMenu })}
                trigger={(button) => <IconButton {...button} label="Menu" icon={<MenuIcon />} />}
              />
            }
          />
        </div>
      </Specimen>
      <Specimen name="BottomBar, BottomBarLink, on a phone">
        {/* A transform holds what is fixed. */}
        <div style={{ height: 80, transform: "translateZ(0)" }}>
          <BottomBar label={`Tabs ${id}`}>
            <BottomBarLink to="/ui" label="Home" icon={<Home aria-hidden />} />
            <BottomBarLink to="/messages" label="Messages" icon={<MessageCircle aria-hidden />} count={7} />
            <BottomBarLink to="/community" label="Community" icon={<Bell aria-hidden />} count={120} />
          </BottomBar>
        </div>
      </Specimen>
      <Specimen name="FooterShell, FooterGroup">
        <FooterShell bottom="© 2025 The community">
          <FooterGroup title="Explore">
            <li>
              <a href="#events">Events</a>
            </li>
            <li>
              <a href="#devotions">Devotions</a>
            </li>
          </FooterGroup>
          <FooterGroup title="Staying safe">
            <li>
              <a href="#rules">Community rules</a>
            </li>
          </FooterGroup>
        </FooterShell>
      </Specimen>
    </Chapter>
  );
}
