import { useState } from "react";
import type { ListedMember } from "../../../schema/member/admin-api.ts";
import type { BulkActionKind } from "../../../schema/safety/admin-api.ts";
import { Button } from "../../ui/button/button.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { useRefreshUsers } from "./users-queries.ts";
import * as text from "./users-text.ts";

interface Props {
  /** The members of this page. */
  members: readonly ListedMember[];
  selected: readonly string[];
  onDone: () => void;
}

/**
 * What an admin does with the selected members of this page. Ages are confirmed on the page of each member, which shows
 * the birth date.
 */
export function UserSelection({ members, selected, onDone }: Props) {
  const chosen = members.filter(({ memberId }) => selected.includes(memberId));
  const [asked, setAsked] = useState<BulkActionKind | null>(null);
  const refresh = useRefreshUsers();
  const close = () => setAsked(null);
  const { part, isFetching } = usePart(() => import("./act-on-users.tsx"), asked !== null, close);
  const finish = () => {
    refresh();
    onDone();
  };
  const groups: Readonly<Record<BulkActionKind, readonly ListedMember[]>> = {
    suspend: chosen.filter(({ state }) => state !== "suspended"),
    unsuspend: chosen.filter(({ state }) => state === "suspended"),
  };
  const button = (kind: BulkActionKind) =>
    groups[kind].length > 0 && (
      <Button
        variant={kind === "suspend" ? "danger" : "secondary"}
        busy={isFetching && asked === kind}
        onClick={() => setAsked(kind)}
      >
        {text.bulkButtons[kind](groups[kind].length)}
      </Button>
    );
  return (
    <>
      {button("unsuspend")}
      {button("suspend")}
      {part && asked && <part.ActOnUsers members={groups[asked]} kind={asked} onDone={finish} onClose={close} />}
    </>
  );
}
