import type { LivePart } from "../frame/live.ts";
import { queryClient } from "../net/query/query-client.ts";
import { oneEventKey } from "./events-key.ts";

export const live: LivePart = {
  // Any notification may stand for one of an event. A number alone may mean that an offered seat is gone.
  on: { notifications: () => void queryClient.invalidateQueries({ queryKey: oneEventKey }) },
};
