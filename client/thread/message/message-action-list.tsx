import Copy from "lucide-react/icons/copy";
import Flag from "lucide-react/icons/flag";
import Forward from "lucide-react/icons/forward";
import Pencil from "lucide-react/icons/pencil";
import Reply from "lucide-react/icons/reply";
import SmilePlus from "lucide-react/icons/smile-plus";
import Trash from "lucide-react/icons/trash-2";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";
import { MESSAGE_EDIT_MINUTES } from "../../../schema/limits.ts";
import { copyText } from "../../ui/button/copy-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import { isForwardable, originalIn } from "../forward/original-in.ts";
import type { KnownMessage } from "../history/message-merge.ts";
import { asReaction } from "../reaction/reaction-names.ts";
import { ReactionToggles } from "../reaction/reaction-toggles.tsx";
import { reactionToggles } from "../reaction/reaction-view.ts";
import { reactorsTitle, unknownUser } from "../thread-text.ts";
import type { MessageActions } from "./message-actions.ts";
import * as text from "./message-text.ts";

interface Subject {
  message: KnownMessage;
  isOwn: boolean;
  actions: MessageActions;
}

async function copy(content: string): Promise<void> {
  const isCopied = await copyText(content);
  if (isCopied) toast({ title: text.copiedTitle, message: text.copiedMessage });
  else toast({ title: text.notCopiedTitle, message: text.notCopiedMessage, variant: "destructive" });
}

/** The reactions: in a popover that the line opens, or at the top of a sheet. */
function reactLine(message: KnownMessage, { react, openReactions }: MessageActions): MenuAction {
  function toggle(emoji: string, isOn: boolean) {
    const reaction = asReaction(emoji);
    if (reaction) react?.(message.seq, reaction, isOn);
  }
  return {
    label: text.reactButton,
    icon: <SmilePlus aria-hidden />,
    onPress: (button) => openReactions?.(message, button),
    inSheet: (close) => (
      <ReactionToggles
        offered={reactionToggles(message)}
        onToggle={(emoji, isOn) => {
          toggle(emoji, isOn);
          close();
        }}
      />
    ),
  };
}

/** Whom the message is from, and whom it mentions. */
function peopleLines({ message, isOwn, actions }: Subject): MenuAction[] {
  const { senderId, senderName, isDeleted, mentions = [] } = message;
  const sender = isOwn ? [] : [{ memberId: senderId, displayName: senderName }];
  const mentioned = isDeleted ? [] : mentions.filter(({ memberId }) => memberId !== senderId);
  return [...sender, ...mentioned].map((member) => ({
    label: text.aboutButton(member.displayName || unknownUser),
    icon: <UserRound aria-hidden />,
    onPress: () => actions.openMember(message, member),
  }));
}

/**
 * The actions on one message: react, reply, copy, edit and delete the member's own, report others and see who they are.
 * A deleted or hidden message of others can still be reported.
 */
export function messageActionList(subject: Subject): MenuAction[] {
  const { message, isOwn, actions } = subject;
  const { reply, edit, openDialog } = actions;
  const report: MenuAction = {
    label: text.reportButton,
    icon: <Flag aria-hidden />,
    onPress: () => openDialog("report", message),
  };
  if (message.isHidden) return [report];
  if (message.isDeleted) return [...peopleLines(subject), report];
  const hasReactions = message.reactions !== undefined && message.reactions.length > 0;
  const copied = message.content || (originalIn(message)?.text ?? "");
  // This device's clock may be wrong. The server decides.
  const isRecent = Date.now() - message.createdAt < MESSAGE_EDIT_MINUTES * 60_000;
  const lines: (MenuAction | false | undefined)[] = [
    actions.react && reactLine(message, actions),
    reply && { label: text.replyButton, icon: <Reply aria-hidden />, onPress: () => reply(message) },
    hasReactions && {
      label: reactorsTitle,
      icon: <Users aria-hidden />,
      onPress: () => openDialog("reactors", message),
    },
    edit &&
      isOwn &&
      isRecent &&
      !message.poll && { label: text.editButton, icon: <Pencil aria-hidden />, onPress: () => edit(message) },
    actions.canForward &&
      isForwardable(message) && {
        label: text.forwardButton,
        icon: <Forward aria-hidden />,
        onPress: () => openDialog("forward", message),
      },
    copied !== "" && { label: text.copyButton, icon: <Copy aria-hidden />, onPress: () => void copy(copied) },
    ...(actions.more?.(message) ?? []),
    ...peopleLines(subject),
    isOwn
      ? {
          label: text.deleteButton,
          icon: <Trash aria-hidden />,
          tone: "danger",
          onPress: () => openDialog("delete", message),
        }
      : report,
  ];
  return lines.filter((line) => line !== undefined && line !== false);
}

/** The heading of a message's menu. */
export function menuTitleOf({ message, isOwn }: Pick<Subject, "message" | "isOwn">): string {
  if (message.isHidden) return text.hiddenMenuTitle;
  return isOwn ? text.ownMenuTitle : text.menuTitle(message.senderName || unknownUser);
}
