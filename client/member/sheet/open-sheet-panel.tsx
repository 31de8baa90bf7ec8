import { type ReactNode, useState } from "react";
import { usePart } from "../../ui/late/use-part.ts";
import type { NamedMember } from "./member-sheet-panel.tsx";

interface MemberSheetOpener {
  openSheet: (member: NamedMember) => void;
  /** The sheet's code is being fetched. */
  isFetching: boolean;
  /** The open sheet, or null. The caller renders it. */
  sheet: ReactNode;
}

/** Opens members' sheets over a screen. The first press fetches their code. */
export function useMemberSheet(): MemberSheetOpener {
  const [member, setMember] = useState<NamedMember | null>(null);
  const close = () => setMember(null);
  const { part, isFetching } = usePart(() => import("./member-sheet-panel.tsx"), member !== null, close);
  return {
    openSheet: setMember,
    isFetching,
    sheet: part && member ? <part.MemberSheetPanel key={member.memberId} member={member} onClose={close} /> : null,
  };
}
