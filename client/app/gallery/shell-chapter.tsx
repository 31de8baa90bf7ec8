import Bell from "lucide-react/icons/bell";
import Home from "lucide-react/icons/house";
import MenuIcon from "lucide-react/icons/menu";
import MessageCircle from "lucide-react/icons/message-circle";
import { useId, useState } from "react";
import styled from "styled-components";
import { WaitingPhoto } from "../../frame/data-saver/waiting-photo.tsx";
import { CountBadge } from "../../ui/badge/count-badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Chapter, Specimen } from "../../ui/gallery/specimen.tsx";
import { Lamp } from "../../ui/illustration/lamp.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { HeaderItemLink } from "../../ui/navigation/header-item.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { OverlayCard } from "../offline/overlay-card.tsx";
import { FooterGroup, FooterShell } from "../shell/footer-shell.tsx";
import { HomeLink } from "../shell/home-link.tsx";
import { HeaderBar } from "../shell/navigation/header-bar.tsx";
import { HeaderLink } from "../shell/navigation/header-link.tsx";
import { type MenuProps, NavigationMenu } from "../shell/navigation/navigation-menu.tsx";
import { BottomBar, BottomBarLink } from "../shell/phone/bar/bottom-bar.tsx";
import { LinkSheet } from "../shell/phone/link-sheet.tsx";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { ToastCard } from "../toast/toast-card.tsx";

const lamp = (
  <svg viewBox="0 0 92 66" width="45" height="32" aria-hidden="true" focusable="false">
    <Lamp />
  </svg>
);

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

const PhotoFrame = styled.div`position: relative; max-width: 360px; aspect-ratio: 16 / 9;`;
const nothing = () => {};

/** The parts of `client/app` and `client/frame`. */
export function ShellChapter() {
  const id = useId();
  const [offering, setOffering] = useState(false);
  return (
    <Chapter title="The shell">
      <Specimen name="HomeLink: with the lamp, with a long name">
        <Stack $gap={8} $align="start">
          <HomeLink name="Lampstand" logo={lamp} />
          <HomeLink name="Ẹgbẹ́ Ọ̀dọ́ Onígbàgbọ́ of a very long name that does not fit on a phone" logo={lamp} />
        </Stack>
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
      <Specimen name="ToastCard">
        <Stack $gap={8}>
          <ToastCard
            content={{ title: "Room Created!", message: "Send the code to your friends." }}
            onClose={nothing}
          />
          <ToastCard
            content={{
              variant: "destructive",
              title: "Submission Failed",
              message: "Failed to submit answer. Please try again.",
            }}
            onClose={nothing}
          />
        </Stack>
      </Specimen>
      <Specimen name="ThemeSwitch">
        <ThemeSwitch />
      </Specimen>
      <Specimen name="WaitingPhoto, on a device that saves data">
        <PhotoFrame>
          <WaitingPhoto src="/share.png" alt="A lamp on a stand" onShow={nothing} />
        </PhotoFrame>
      </Specimen>
    </Chapter>
  );
}
