import LogOut from "lucide-react/icons/log-out";
import PencilLine from "lucide-react/icons/pencil-line";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Me } from "../../schema/account/api.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { endSession } from "../net/session.ts";
import { NamePanel } from "../profile/name-panel.tsx";
import { Button } from "../ui/button/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Row, Stack } from "../ui/layout/stack.ts";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { Avatar } from "../ui/text/avatar.tsx";
import { Text } from "../ui/text/text.tsx";

interface Props {
  me: Me;
  onClose: () => void;
}

/** Who one is, and the ways out. */
export function AccountSheet({ me, onClose }: Props) {
  const navigate = useNavigate();
  const [isNaming, setIsNaming] = useState(false);
  const [leaving, setLeaving] = useState<"here" | "everywhere" | null>(null);

  async function leave(where: "here" | "everywhere") {
    setLeaving(where);
    try {
      await endSession({ everywhere: where === "everywhere" });
      onClose();
      navigate("/");
    } catch (error) {
      toast({ ...errorTextFor(error), variant: "destructive" });
      setLeaving(null);
    }
  }

  if (isNaming) return <NamePanel open present={me.full_name} skipLabel="Cancel" onDone={onClose} />;
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title="Your account" size="small">
      <Stack>
        <Row $gap={12}>
          <Avatar name={me.full_name ?? ""} size={56} />
          <Stack $gap={0}>
            <Text $weight={700} $cut>
              {me.full_name ?? "Anonymous Player"}
            </Text>
            <Text $size="small" $tone="muted" $cut title={me.email}>
              {me.email}
            </Text>
          </Stack>
        </Row>
        <Button
          variant={me.full_name === null ? "primary" : "secondary"}
          block
          icon={<PencilLine aria-hidden />}
          onClick={() => setIsNaming(true)}
        >
          {me.full_name === null ? "Choose a name" : "Change my name"}
        </Button>
        <Button
          variant="secondary"
          block
          icon={<LogOut aria-hidden />}
          busy={leaving === "here"}
          onClick={() => leave("here")}
        >
          Sign Out
        </Button>
        <Button variant="quiet" block busy={leaving === "everywhere"} onClick={() => leave("everywhere")}>
          Sign out everywhere
        </Button>
      </Stack>
    </Dialog>
  );
}
