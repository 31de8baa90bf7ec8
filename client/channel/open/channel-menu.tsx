import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import DoorClosed from "lucide-react/icons/door-closed";
import Flag from "lucide-react/icons/flag";
import Link from "lucide-react/icons/link";
import LogOut from "lucide-react/icons/log-out";
import Settings from "lucide-react/icons/settings";
import { type ComponentProps, useId, useState } from "react";
import { type Channel, closeChannel, editChannel, leaveChannel } from "../../../schema/channel/api.ts";
import type { ErrorText } from "../../frame/error-text.ts";
import { useApiForm } from "../../frame/use-api-form.ts";
import { call } from "../../net/http/http.ts";
import { ReportPanel } from "../../safety/report-panel.tsx";
import { Button } from "../../ui/button/button.tsx";
import { copyText } from "../../ui/button/copy-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Text, Written } from "../../ui/text/text.tsx";
import { ChannelFields, channelRequiredTexts } from "../channel-fields.tsx";
import { permissionsOf } from "../channel-permissions.ts";
import { useLeaveMutation } from "../channel-queries.ts";
import { applyChannel } from "../channels.ts";
import type { LeaveChannel } from "./use-leave-channel.ts";

interface Props {
  channel: Channel;
  leave: LeaveChannel;
  onHandOver: () => void;
  onClose: () => void;
}

type Step = "menu" | "settings" | "leave" | "close" | "report";
type Parts = Pick<ComponentProps<typeof Dialog>, "title" | "description" | "children" | "footer">;

async function copyLink(channelId: string): Promise<void> {
  const isCopied = await copyText(`${location.origin}/community/channel/${channelId}`);
  if (isCopied) toast({ title: "Copied!", message: "The link to this channel is on your clipboard." });
  else toast({ title: "Error", message: "This browser doesn't allow copying.", variant: "destructive" });
}

/** Leaves or closes the channel. When the server refuses, the member stays in it. */
function useLeaving({ channel: { channelId, name, isPrivate }, leave }: Props) {
  const { mutate, isPending, isSuccess } = useLeaveMutation(leave);
  const params = { channelId };
  const left: ErrorText = {
    title: `You left ${name}`,
    message: isPrivate ? "A member can add you again." : "You can join it again here.",
  };
  const closed: ErrorText = { title: `${name} is closed`, message: "Nobody can open it anymore." };
  return {
    // The list of channels appears a moment after the server has agreed.
    isLeaving: isPending || isSuccess,
    leave: () => mutate({ done: left, send: () => call(leaveChannel, { params }) }),
    close: () => mutate({ done: closed, send: () => call(closeChannel, { params }) }),
  };
}

/** Copies the link of a channel, edits, leaves, closes or reports it. One dialog with several steps. */
export function ChannelMenu(props: Props) {
  const { channel, onHandOver, onClose } = props;
  const { channelId, name, description, isPrivate } = channel;
  const [step, setStep] = useState<Step>("menu");
  const formId = useId();
  const { isLeaving, leave, close } = useLeaving(props);
  const form = useApiForm(editChannel, {
    params: { channelId },
    defaultValues: { name, description },
    requiredTexts: channelRequiredTexts,
    onSuccess(edited) {
      applyChannel(edited);
      onClose();
    },
  });
  const { canEdit, canTransfer, canLeave, canClose } = permissionsOf(channel.role ?? "member");

  const back = (
    <Button variant="secondary" onClick={() => setStep("menu")}>
      Back
    </Button>
  );

  const parts: Record<Exclude<Step, "report">, () => Parts> = {
    menu: () => ({
      title: name,
      ...(description !== "" && {
        description: (
          <Written as="span" $tone="muted">
            {description}
          </Written>
        ),
      }),
      children: (
        <Stack $gap={8}>
          <Button
            variant="secondary"
            block
            icon={<Link aria-hidden />}
            onClick={() => {
              void copyLink(channelId);
              onClose();
            }}
          >
            Copy link
          </Button>
          {canEdit && (
            <Button variant="secondary" block icon={<Settings aria-hidden />} onClick={() => setStep("settings")}>
              Settings
            </Button>
          )}
          {canTransfer && (
            <Button variant="secondary" block icon={<ArrowRightLeft aria-hidden />} onClick={onHandOver}>
              Hand over
            </Button>
          )}
          <Button variant="secondary" block icon={<Flag aria-hidden />} onClick={() => setStep("report")}>
            Report this channel
          </Button>
          {canLeave && (
            <Button variant="secondary" block icon={<LogOut aria-hidden />} onClick={() => setStep("leave")}>
              Leave
            </Button>
          )}
          {canClose && (
            <Button variant="danger" block icon={<DoorClosed aria-hidden />} onClick={() => setStep("close")}>
              Close the channel
            </Button>
          )}
        </Stack>
      ),
    }),
    settings: () => ({
      title: "Settings",
      children: (
        <form id={formId} noValidate onSubmit={form.submit}>
          <ChannelFields field={form.field} />
        </form>
      ),
      footer: (
        <>
          {back}
          <Button type="submit" form={formId} busy={form.isBusy}>
            Save
          </Button>
        </>
      ),
    }),
    leave: () => ({
      title: `Leave ${name}?`,
      children: (
        <Text>
          You won't see its messages or get notifications from it. Your own messages stay.{" "}
          {isPrivate ? "To come back, you need a member to add you." : "You can join again whenever you like."}
        </Text>
      ),
      footer: (
        <>
          {back}
          <Button variant="danger" busy={isLeaving} onClick={leave}>
            Leave
          </Button>
        </>
      ),
    }),
    close: () => ({
      title: `Close ${name}?`,
      children: (
        <Text>
          The channel and all its messages disappear for everyone, and nobody can bring them back. If others want to
          continue without you, hand it over instead.
        </Text>
      ),
      footer: (
        <>
          {back}
          <Button variant="danger" busy={isLeaving} onClick={close}>
            Close it for everyone
          </Button>
        </>
      ),
    }),
  };

  if (step === "report") return <ReportPanel subject={{ kind: "channel", channelId }} name={name} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !isLeaving && !form.isBusy && onClose()}
      size="small"
      {...parts[step]()}
    />
  );
}
