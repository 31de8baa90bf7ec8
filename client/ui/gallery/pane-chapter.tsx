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
import { MenuButton } from "../menu/menu-button.tsx";
import { Bubble } from "../message/bubble.tsx";
import { MessageExcerpt, MessageItem } from "../message/message-item.ts";
import { MessageMeta } from "../message/message-meta.ts";
import { PaneHeader } from "../pane/pane-header.tsx";
import { ScrollArea } from "../pane/scroll-area.ts";
import { SplitList, SplitPane, SplitView } from "../pane/split-view.ts";
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
      <MessageItem>
        <Bubble continued author="Ngozi Okafor" avatar={<Avatar name="Ngozi Okafor" size={28} />} meta={meta}>
          Are you coming?
        </Bubble>
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
      <Specimen name="SplitView, PaneHeader, MenuButton, Bubble, MessageItem, MessageMeta">
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
              </ListBox>
              <StatusLine>{last}</StatusLine>
            </SplitPane>
          </SplitView>
        </FixedHeight>
      </Specimen>
      <Specimen name="PaneHeader while loading">
        <PaneHeader backLabel="Back" onBack={nothing} />
      </Specimen>
    </Chapter>
  );
}
