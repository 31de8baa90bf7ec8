import { queryOptions, useMutation } from "@tanstack/react-query";
import { readVideo, removeVideo } from "../../../schema/site/resource-api.ts";
import { call } from "../../net/http/http.ts";
import { queryClient } from "../../net/query/query-client.ts";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./resources-text.ts";

export const videoQuery = (name: string) =>
  queryOptions({
    queryKey: ["resource-video", name],
    queryFn: ({ signal }) => call(readVideo, { params: { name }, signal }),
  });

/** Shows a link that was just saved. */
export const showVideo = (name: string, video: { url: string | null }) =>
  queryClient.setQueryData(videoQuery(name).queryKey, video);

export const useRemoveVideo = (name: string) =>
  useMutation({
    mutationFn: () => call(removeVideo, { params: { name } }),
    onSuccess: (video) => {
      showVideo(name, video);
      toast({ title: text.linkRemoved });
    },
  });
