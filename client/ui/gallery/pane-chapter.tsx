import Ban from "lucide-react/icons/ban";
import Flag from "lucide-react/icons/flag";
import Search from "lucide-react/icons/search";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import styled from "styled-components";
import { Avatar } from "../avatar/avatar.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { StatusLine } from "../feedback/status-line.ts";
import { ListRow } from "../layout/list-row.tsx";
import { Stack } from "../layout/stack.ts";
import { MenuButton } from "../menu/menu-button.tsx";
import { Bubble } from "../message/bubble.tsx";
import { Divider } from "../message/divider.ts";
import { JumpButton } from "../message/jump-button.tsx";
import { Mention } from "../message/mention.ts";
import { MessageExcerpt, MessageItem } from "../message/message-item.ts";
import { MessageMeta } from "../message/message-meta.ts";
import { TouchRow } from "../message/touch-row.tsx";
import { PaneFooter } from "../pane/pane-footer.ts";
import { PaneHeader } from "../pane/pane-header.tsx";
import { ScrollArea } from "../pane/scroll-area.ts";
import { SplitList, SplitPane, SplitView } from "../pane/split-view.ts";
import { Text } from "../text/text.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const FixedHeight = styled.div`height: 520px;`;
const AvatarSpace = styled.span`flex: none; width: 28px;`;
const List = styled(ScrollArea)`position: relative; padding: 12px;`;
const ListBox = styled.div`position: relative; display: flex; flex: 1; min-height: 0;`;

const people = ["Ngozi Okafor", "Ṣọlá Adéwálé-Ọ̀gúnbíyìí of the very long name", "Hauwa"];

const meta = <MessageMeta>4:05 PM</MessageMeta>;
const nothing = () => {};

function Messages() {
  return (
    <MessageExcerpt>
      <Divider>Yesterday</Divider>
      <MessageItem>
        <TouchRow onHold={nothing} onSwipe={nothing}>
          <Bubble continued author="Ngozi Okafor" avatar={<Avatar name="Ngozi Okafor" size={28} />} meta={meta}>
            <Mention $isReader>@Hauwa</Mention> and <Mention $isReader={false}>@Ṣọlá</Mention>, are you coming?
          </Bubble>
        </TouchRow>
      </MessageItem>
      <MessageItem>
        <Bubble continues spokenAuthor="Ngozi Okafor: " avatar={<AvatarSpace />} meta={meta}>
          The second one of a group
        </Bubble>
      </MessageItem>
      <MessageItem>
        <Bubble isEmoji spokenAuthor="Ngozi Okafor: " avatar={<AvatarSpace />} meta={meta}>
          🙏
        </Bubble>
      </MessageItem>
      <Divider $tone="accent">New messages</Divider>
      <MessageItem $lit tabIndex={-1}>
        <Bubble own meta={meta}>
          A search led to this one.
        </Bubble>
      </MessageItem>
      <MessageItem>
        <Bubble own below={<MessageMeta $tone="danger">Not sent. Check your network.</MessageMeta>}>
          Me too.
        </Bubble>
      </MessageItem>
    </MessageExcerpt>
  );
}

export function PaneChapter() {
  const [open, setOpen] = useState(people[0]);
  const [isPaneOnPhone, setIsPaneOnPhone] = useState(true);
  const [last, setLast] = useState("Nothing pressed yet.");
  const menu = (
    <MenuButton
      label="Conversation menu"
      actions={() => [
        { label: "Report", icon: <Flag aria-hidden />, onPress: () => setLast("Report") },
        { label: "Block", icon: <Ban aria-hidden />, tone: "danger", onPress: () => setLast("Block") },
      ]}
    />
  );
  return (
    <Chapter title="Panes">
      <Specimen name="SplitView, PaneHeader, MenuButton, Divider, MessageItem, MessageMeta, TouchRow, Mention, JumpButton, PaneFooter">
        <FixedHeight>
          <SplitView>
            <SplitList $isOnPhone={!isPaneOnPhone}>
              <List>
                {people.map((name) => (
                  <ListRow
                    key={name}
                    start={<Avatar name={name} />}
                    title={name}
                    lit={name === open}
                    onPress={() => {
                      setOpen(name);
                      setIsPaneOnPhone(true);
                    }}
                  />
                ))}
              </List>
            </SplitList>
            <SplitPane $isOnPhone={isPaneOnPhone}>
              <PaneHeader
                backLabel="Back to the list"
                onBack={() => setIsPaneOnPhone(false)}
                isBackOnPhoneOnly
                start={<Avatar name={open ?? ""} size={40} />}
                title={open ?? ""}
                detail="4 members, 1 here"
                note={{
                  icon: <ShieldCheck aria-hidden />,
                  text: "Mama Grace, safeguarding lead, can read this channel.",
                }}
              >
                <IconButton label="Search" icon={<Search />} />
                {menu}
              </PaneHeader>
              <ListBox>
                <List tabIndex={0}>
                  <Messages />
                </List>
                <JumpButton lit onPress={() => setLast("Jump")}>
                  2 new messages
                </JumpButton>
              </ListBox>
              <StatusLine>{last}</StatusLine>
              <PaneFooter>
                <Text $tone="muted">You can’t write here.</Text>
              </PaneFooter>
            </SplitPane>
          </SplitView>
        </FixedHeight>
      </Specimen>
      <Specimen name="PaneHeader while loading; JumpButton without new messages">
        <Stack>
          <PaneHeader backLabel="Back" onBack={() => {}} />
          <ListBox style={{ flex: "none", height: 64 }}>
            <JumpButton lit={false} onPress={() => {}}>
              Latest messages
            </JumpButton>
          </ListBox>
        </Stack>
      </Specimen>
    </Chapter>
  );
}
