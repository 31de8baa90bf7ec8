import { type Channel, closeChannel, leaveChannel } from "../../../schema/channel/api.ts";
import type { ErrorText } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { ReportPanel } from "../../safety/report-panel.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { MultilineText } from "../../ui/text/text.tsx";
import { useLeaveMutation } from "../channel-queries.ts";
import { ChannelSettings } from "./channel-settings.tsx";
import * as text from "./open-text.ts";
import type { LeaveChannel } from "./use-leave-channel.ts";

interface Props {
  channel: Channel;
  leave: LeaveChannel;
  onClose: () => void;
}

/** What a line of the channel's menu opens. */
export type ChannelDialogKind = "about" | "settings" | "leave" | "close" | "report";

function About({ channel: { name, description }, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={name} size="small">
      <MultilineText>{description}</MultilineText>
    </Dialog>
  );
}

/** Leaves or closes the channel. When the server refuses, the member stays in it. */
function useLeaving({ channel: { channelId, name, isPrivate }, leave }: Props) {
  const { mutate, isPending, isSuccess } = useLeaveMutation(leave);
  const params = { channelId };
  const left: ErrorText = {
    title: text.leftTitle(name),
    message: isPrivate ? text.leftPrivateMessage : text.leftOpenMessage,
  };
  const closed: ErrorText = { title: text.closedTitle(name), message: text.closedMessage };
  return {
    // The list of channels appears a moment after the server has agreed.
    isLeaving: isPending || isSuccess,
    leaveNow: () => mutate({ done: left, send: () => call(leaveChannel, { params }) }),
    closeNow: () => mutate({ done: closed, send: () => call(closeChannel, { params }) }),
  };
}

function Leave(props: Props) {
  const { name, isPrivate } = props.channel;
  const { isLeaving, leaveNow } = useLeaving(props);
  return (
    <ConfirmDialog
      open
      title={text.leaveTitle(name)}
      confirmLabel={text.leaveButton}
      danger
      busy={isLeaving}
      onConfirm={leaveNow}
      onCancel={props.onClose}
    >
      {isPrivate ? text.leavePrivateConsequence : text.leaveOpenConsequence}
    </ConfirmDialog>
  );
}

function Close(props: Props) {
  const { isLeaving, closeNow } = useLeaving(props);
  return (
    <ConfirmDialog
      open
      title={text.closeTitle(props.channel.name)}
      confirmLabel={text.closeButton}
      danger
      busy={isLeaving}
      onConfirm={closeNow}
      onCancel={props.onClose}
    >
      {text.closeConsequence}
    </ConfirmDialog>
  );
}

const Report = ({ channel: { channelId, name }, onClose }: Props) => (
  <ReportPanel subject={{ kind: "channel", channelId }} name={name} onClose={onClose} />
);

const dialogs = { about: About, settings: ChannelSettings, leave: Leave, close: Close, report: Report };

export function ChannelDialog({ kind, ...props }: Props & { kind: ChannelDialogKind }) {
  const Content = dialogs[kind];
  return <Content {...props} />;
}
