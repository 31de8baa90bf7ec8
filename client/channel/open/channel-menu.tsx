import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import DoorClosed from "lucide-react/icons/door-closed";
import Flag from "lucide-react/icons/flag";
import Link from "lucide-react/icons/link";
import LogOut from "lucide-react/icons/log-out";
import Settings from "lucide-react/icons/settings";
import { type ComponentProps, useId, useState } from "react";
import { type Channel, closeChannel, editChannel, leaveChannel } from "../../../schema/channel/api.ts";
import { type ErrorText, errorTextFor } from "../../frame/error-text.ts";
import { useApiForm } from "../../frame/use-api-form.ts";
import { call } from "../../net/http.ts";
import { ReportPanel } from "../../safety/report-panel.tsx";
import { Button } from "../../ui/button/button.tsx";
import { copyText } from "../../ui/button/copy-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Text, Written } from "../../ui/text/text.tsx";
import { ChannelFields, channelRequiredTexts } from "../channel-fields.tsx";
import { permissionsOf } from "../channel-permissions.ts";
import { applyChannel } from "../channels.ts";
import type { LeaveChannel } from "./use-leave-channel.ts";

interface Props {
  channel: Channel;
  depart: LeaveChannel;
  onHandOver: () => void;
  onClose: () => void;
}

type Step = "menu" | "settings" | "leave" | "close" | "report";
type Parts = Pick<ComponentProps<typeof Dialog>, "title" | "description" | "children" | "footer">;

async function copyLink(channelId: string): Promise<void> {
  const isCopied = await copyText(`${location.origin}/community/channel/${channelId}`);
  if (isCopied) toast({ title: "Copied!", message: "The link to this channel is on your clipboard." });
  else toast({ title: "Error", message: "This browser does not let us copy.", variant: "destructive" });
}

const sayFailure = (error: unknown) => toast({ ...errorTextFor(error), variant: "destructive" });

/** Goes, by leaving or closing; stays where the server refuses. */
function useGoing({ channel: { channelId, name, isPrivate }, depart }: Props) {
  const [isGoing, setIsGoing] = useState(false);
  async function go(...args: Parameters<LeaveChannel>) {
    setIsGoing(true);
    try {
      await depart(...args);
    } catch (error) {
      sayFailure(error);
      setIsGoing(false);
    }
  }
  const params = { channelId };
  const left: ErrorText = {
    title: `You left ${name}`,
    message: isPrivate ? "Somebody in it can add you again." : "It stays here for you to join again.",
  };
  const closed: ErrorText = { title: `${name} is closed`, message: "Nobody can open it any more." };
  return {
    isGoing,
    leave: () => void go(left, () => call(leaveChannel, { params })),
    shut: () => void go(closed, () => call(closeChannel, { params })),
  };
}

/** What can be done with a channel: its link, its name, leaving, closing, reporting it. One sheet, whose content changes. */
export function ChannelMenu(props: Props) {
  const { channel, onHandOver, onClose } = props;
  const { channelId, name, description, isPrivate } = channel;
  const [step, setStep] = useState<Step>("menu");
  const formId = useId();
  const going = useGoing(props);
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
          You no longer read it or hear from it. What you wrote stays.{" "}
          {isPrivate ? "To come back, somebody in it has to add you." : "You can join again whenever you like."}
        </Text>
      ),
      footer: (
        <>
          {back}
          <Button variant="danger" busy={going.isGoing} onClick={going.leave}>
            Leave
          </Button>
        </>
      ),
    }),
    close: () => ({
      title: `Close ${name}?`,
      children: (
        <Text>
          It is gone for everybody at once, with all that was written in it, and it cannot be opened again. If others
          should go on without you, hand it over instead.
        </Text>
      ),
      footer: (
        <>
          {back}
          <Button variant="danger" busy={going.isGoing} onClick={going.shut}>
            Close it for everybody
          </Button>
        </>
      ),
    }),
  };

  if (step === "report") return <ReportPanel subject={{ kind: "channel", channelId }} name={name} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !going.isGoing && !form.isBusy && onClose()}
      size="small"
      {...parts[step]()}
    />
  );
}
