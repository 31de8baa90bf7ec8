import { useState } from "react";
import { IMAGE_TYPES } from "../../../schema/image.ts";
import type { Profile } from "../../../schema/profile/api.ts";
import { drawings } from "../../../schema/profile/profile.ts";
import type { ApiForm } from "../../frame/form/use-endpoint-form.ts";
import type { ImageUpload } from "../../frame/form/use-image-upload.ts";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { FileField } from "../../ui/field/file-field.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { isDrawing, pictureAddress } from "../picture-address.ts";
import { AvatarChoice } from "./avatar-choice.tsx";
import * as text from "./form-text.ts";
import type { ProfileFormValues } from "./form-values.ts";

interface Props {
  api: ApiForm<ProfileFormValues>;
  photo: ImageUpload;
  profile: Profile;
}

/** Chooses the member's picture: a drawing, or for confirmed adults a photograph. */
export function AvatarField({ api: { form }, photo, profile }: Props) {
  // A file input can only be emptied by a new one.
  const [inputKey, setInputKey] = useState(0);
  const avatar = form.watch("avatar");
  const name = form.watch("full_name");
  const hasPhoto = photo.chosen !== null || photo.error !== undefined || (avatar !== "" && !isDrawing(avatar));
  function setAvatar(next: string) {
    setInputKey(inputKey + 1);
    void photo.choose(undefined);
    form.setValue("avatar", next, { shouldDirty: true });
  }
  return (
    <Panel title={text.pictureSection}>
      <Stack $gap={24}>
        <Row $gap={16}>
          <Avatar name={name} size={96} src={photo.chosen?.preview ?? (avatar ? pictureAddress(avatar) : undefined)} />
          <Text $tone="muted">{text.pictureLead}</Text>
        </Row>
        <AvatarChoice
          legend={text.drawingsLegend}
          name={name}
          value={hasPhoto ? undefined : avatar}
          options={[
            ...drawings.map((drawing) => ({
              value: drawing,
              label: text.drawingLabels[drawing],
              src: pictureAddress(drawing),
            })),
            { value: "", label: text.noDrawingLabel },
          ]}
          onChange={setAvatar}
        />
        {profile.is_confirmed_adult ? (
          <Stack $gap={12}>
            <FileField
              key={inputKey}
              ref={photo.input}
              label={text.photoLabel}
              hint={text.photoHint}
              error={photo.error}
              accept={IMAGE_TYPES.join(",")}
              progress={photo.progress}
              onChange={(change) => void photo.choose(change.target.files?.[0])}
            />
            {hasPhoto && (
              <Cluster>
                <Button variant="secondary" onClick={() => setAvatar("")}>
                  {text.removePhotoButton}
                </Button>
              </Cluster>
            )}
          </Stack>
        ) : (
          <Notice>{text.photoAdultsOnly}</Notice>
        )}
      </Stack>
    </Panel>
  );
}
