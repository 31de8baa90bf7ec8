import { useMutation } from "@tanstack/react-query";
import { joinWaitingList, leaveWaitingList } from "../../../schema/event/waiting-api.ts";
import { call } from "../../net/http/http.ts";
import { refreshEvents } from "../event-queries.ts";

export const useJoinWaitingList = (eventId: string) =>
  useMutation({
    mutationFn: () => call(joinWaitingList, { params: { eventId } }),
    onSettled: refreshEvents,
  });

export const useLeaveWaitingList = (eventId: string) =>
  useMutation({
    mutationFn: () => call(leaveWaitingList, { params: { eventId } }),
    onSettled: refreshEvents,
  });
