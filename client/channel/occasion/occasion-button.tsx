import { useMutation } from "@tanstack/react-query";
import MessagesSquare from "lucide-react/icons/messages-square";
import { useNavigate } from "react-router";
import { enterEventChannel } from "../../../schema/event/channel-api.ts";
import { enterGameChannel } from "../../../schema/game/channel-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { Button } from "../../ui/button/button.tsx";
import { channelFailures } from "../channel-errors.ts";
import * as text from "./occasion-text.ts";

/** Enters the channel of an event, for those who are registered or manage it. */
export const EventChannelButton = ({ eventId }: { eventId: string }) => (
  <EnterButton label={text.eventButton} enter={() => call(enterEventChannel, { params: { eventId } })} />
);

/** Enters the channel of a finished game, for those who played it with others. */
export const GameChannelButton = ({ sessionId }: { sessionId: string }) => (
  <EnterButton label={text.gameButton} enter={() => call(enterGameChannel, { params: { sessionId } })} />
);

function EnterButton({ label, enter }: { label: string; enter: () => Promise<{ channelId: string }> }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: enter,
    onSuccess: ({ channelId }) => void navigate(`/community/channel/${channelId}`),
    onError: (error) => toastError(error, channelFailures.joinChannel),
  });
  return (
    <Button variant="secondary" icon={<MessagesSquare aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
