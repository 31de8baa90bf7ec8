import { useIsConfirmedAdult } from "../../../profile/confirmed-adult-panel.tsx";

/** Whose photos and voice notes a thread takes, as far as this device knows. The server decides. */
export type AttachmentSenders = "all" | "adults" | "none";

/** Whether the member may send photos and voice notes here. Only where it matters their age is asked for. */
export function useMayAttach(senders: AttachmentSenders): boolean {
  const isAdult = useIsConfirmedAdult(senders === "adults");
  return senders === "all" || isAdult;
}
