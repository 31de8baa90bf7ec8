import { useState } from "react";
import type { ListedMember } from "../../../schema/member/admin-api.ts";
import { ConfirmAgesButton } from "../../safety/member-age-panel.tsx";
import { Button } from "../../ui/button/button.tsx";
import { toastLoadFailed, useLazyModule } from "../../ui/overlay/use-lazy-module.ts";
import { useRefreshUsers } from "./users-queries.ts";
import * as text from "./users-text.ts";

interface Props {
  /** The members of this page. */
  members: readonly ListedMember[];
  selected: readonly string[];
  onDone: () => void;
}

/** What an admin does with the selected members of this page: confirms their ages, or suspends them. */
export function UserSelection({ members, selected, onDone }: Props) {
  const chosen = members.filter(({ memberId }) => selected.includes(memberId));
  const [isSuspending, setSuspending] = useState(false);
  const refresh = useRefreshUsers();
  const { part, isFetching } = useLazyModule(
    () => import("./suspend-users.tsx"),
    isSuspending,
    () => {
      setSuspending(false);
      toastLoadFailed();
    },
  );
  const finish = () => {
    refresh();
    onDone();
  };
  const declared = chosen.flatMap(({ memberId, displayName, birthDate, age }) =>
    age === "declared" && birthDate !== null ? [{ memberId, displayName, birthDate }] : [],
  );
  return (
    <>
      {declared.length > 0 && <ConfirmAgesButton members={declared} onDone={finish} />}
      {chosen.length > 0 && (
        <Button variant="danger" busy={isFetching} onClick={() => setSuspending(true)}>
          {text.suspendSelectedButton(chosen.length)}
        </Button>
      )}
      {part && isSuspending && (
        <part.SuspendUsers members={chosen} onDone={finish} onClose={() => setSuspending(false)} />
      )}
    </>
  );
}
