import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { saveDrawing } from "../../schema/profile/api.ts";
import { type Drawing, drawings } from "../../schema/profile/profile.ts";
import { toastError } from "../frame/error-text.ts";
import { call } from "../net/http/http.ts";
import { setOwnProfile, useSession } from "../net/session.ts";
import { Button } from "../ui/button/button.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { AvatarChoice } from "./form/avatar-choice.tsx";
import { drawingLabels, drawingsLegend } from "./form/form-text.ts";
import { pictureAddress } from "./picture-address.ts";
import * as text from "./profile-text.ts";

const options = drawings.map((drawing) => ({
  value: drawing,
  label: drawingLabels[drawing],
  src: pictureAddress(drawing),
}));

/** Offers the drawings, as one step on a page. */
export function DrawingStepPanel({ onDone }: { onDone: () => void }) {
  const [drawing, setDrawing] = useState<Drawing>();
  const { me } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: Drawing) => call(saveDrawing, { body: { drawing: chosen } }),
    onSuccess({ avatar_url }) {
      setOwnProfile({ avatar_url });
      onDone();
    },
    onError: (error) => toastError(error),
  });
  return (
    <Stack>
      <AvatarChoice
        legend={drawingsLegend}
        name={me?.full_name ?? ""}
        value={drawing}
        options={options}
        onChange={(value) => setDrawing(drawings.find((each) => each === value))}
      />
      <Button
        size="large"
        block
        busy={isPending}
        aria-disabled={drawing === undefined || undefined}
        onClick={() => drawing && mutate(drawing)}
      >
        {text.useDrawingButton}
      </Button>
    </Stack>
  );
}
