import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "./profile-queries.ts";

/** Whether a leader has confirmed that the member is an adult. Asks the server only where it matters, and is false until then. */
export function useIsConfirmedAdult(isAsked: boolean): boolean {
  const { data } = useQuery({ ...profileQuery, enabled: isAsked });
  return isAsked && data?.is_confirmed_adult === true;
}
