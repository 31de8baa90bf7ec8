import { useMutation } from "@tanstack/react-query";
import { addChannelMember, type Channel } from "../../schema/channel/api.ts";
import type { Person } from "../../schema/chat/api.ts";
import { type ErrorText, errorTextWithReason, toastError } from "../frame/error-text.ts";
import { call } from "../net/http/http.ts";
import { toast } from "../ui/feedback/toast.ts";
import { channelFailures } from "./channel-errors.ts";
import { addedMessage, addedTitle, nameOf } from "./channel-text.ts";
import { join, recheckMembership, refreshMembers } from "./channels.ts";
import type { LeaveChannel } from "./open/use-leave-channel.ts";

/** Joins an open channel. `joining` is its id while the request is under way. */
export function useJoinChannel(onJoined: (channelId: string) => void) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: join,
    onSuccess: (_, channelId) => onJoined(channelId),
    onError: (error) => toast({ ...errorTextWithReason(error, channelFailures.joinChannel), variant: "destructive" }),
  });
  return {
    joining: isPending ? variables : null,
    joinNow({ channelId }: Pick<Channel, "channelId">) {
      if (!isPending) mutate(channelId);
    },
  };
}

/** Adds a member who was found by name. */
export function useAddMember(channelId: string, onAdded: (memberId: string) => void) {
  return useMutation({
    mutationFn: ({ memberId }: Person) => call(addChannelMember, { params: { channelId }, body: { memberId } }),
    onSuccess(_, person) {
      onAdded(person.memberId);
      toast({ title: addedTitle, message: addedMessage(nameOf(person)) });
      refreshMembers(channelId);
    },
    onError: (error) => toastError(error, channelFailures.addMember),
  });
}

interface Change {
  send: () => Promise<unknown>;
  /** The toast that confirms it. */
  done: ErrorText;
}

/** Changes a member's role, removes them, or makes them the owner. */
export function useMemberChange(channelId: string, onDone: () => void) {
  return useMutation({
    mutationFn: ({ send }: Change) => send(),
    onSuccess(_, { done }) {
      toast(done);
      onDone();
    },
    onError: (error) => toastError(error),
    onSettled() {
      refreshMembers(channelId);
      void recheckMembership(channelId);
    },
  });
}

/** Leaves or closes the channel. */
export function useLeaveMutation(leave: LeaveChannel) {
  return useMutation({
    mutationFn: ({ send, done }: Change) => leave(done, send),
    onError: (error) => toastError(error),
  });
}
