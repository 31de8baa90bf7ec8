import { queryOptions } from "@tanstack/react-query";
import { findResource } from "../../../schema/site/resources.ts";
import { ApiError } from "../../net/http/api-error.ts";
import { loadContent } from "./resource-contents.ts";

/** The content of a resource. Null if there is none of this name. */
export const contentQuery = (name: string) =>
  queryOptions({
    queryKey: ["resource", name],
    queryFn: async () => {
      const load = findResource(name) && loadContent[name];
      if (!load) return null;
      const { content } = await load().catch(() => {
        throw new ApiError("network/unreachable");
      });
      return content;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
