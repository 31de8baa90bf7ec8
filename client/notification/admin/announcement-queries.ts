import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { listManagedEvents } from "../../../schema/event/manage-api.ts";
import { cancelAnnouncement, listAnnouncements } from "../../../schema/notification/admin-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./announcement-text.ts";

const announcementsKey = ["admin", "announcements"] as const;

/** How often a list with something in progress is read again. */
const PROGRESS_MS = 1_000;
/** A scheduled one is read again now and then, so that its start is seen. */
const SCHEDULED_MS = 30_000;

export const announcementsQuery = (page: number) =>
  queryOptions({
    queryKey: [...announcementsKey, page],
    queryFn: ({ signal }) => call(listAnnouncements, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval({ state }) {
      const waiting =
        state.data?.announcements.filter((each) => each.state === "scheduled" || each.state === "sending") ?? [];
      if (waiting.length === 0) return false;
      return waiting.some((each) => each.scheduledFor <= Date.now()) ? PROGRESS_MS : SCHEDULED_MS;
    },
  });

/** The events whose attendees can be notified: the next ones, and the last ones. */
export const audienceEventsQuery = queryOptions({
  queryKey: ["admin", "announcement-events"],
  async queryFn({ signal }) {
    const pages = (["upcoming", "past"] as const).map((when) =>
      call(listManagedEvents, { query: { page: 1, when }, signal }),
    );
    return (await Promise.all(pages)).flatMap(({ events }) => events);
  },
});

/** A function that reads the list again. */
export function useRefreshAnnouncements(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: announcementsKey });
}

export function useCancelAnnouncement(announcementId: string) {
  const refresh = useRefreshAnnouncements();
  return useMutation({
    mutationFn: () => call(cancelAnnouncement, { params: { announcementId } }),
    onSuccess: () => toast(text.cancelledToast),
    onError: (error) => toastError(error),
    onSettled: refresh,
  });
}
