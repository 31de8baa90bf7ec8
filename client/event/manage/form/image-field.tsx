import { useState } from "react";
import { eventImagePath } from "../../../../schema/event/event-image.ts";
import { IMAGE_TYPES } from "../../../../schema/image.ts";
import type { ImageUpload } from "../../../frame/form/use-image-upload.ts";
import { Photo } from "../../../frame/photo.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { FileField } from "../../../ui/field/file-field.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { Poster } from "../../poster.tsx";
import * as text from "../manage-text.ts";

interface Props {
  image: ImageUpload;
  /** The stored picture, or empty. */
  imageName: string;
  onRemove: () => void;
}

/** Chooses the event's picture and shows it as members will see it. */
export function ImageField({ image, imageName, onRemove }: Props) {
  // A file input can only be emptied by a new one.
  const [inputKey, setInputKey] = useState(0);
  const isEmpty = image.chosen === null && image.error === undefined && imageName === "";
  const stored = imageName === "" ? "" : eventImagePath(imageName, "640.webp");
  const src = image.chosen?.preview ?? stored;
  function remove() {
    setInputKey(inputKey + 1);
    // A file that was chosen in its place goes first, then the stored picture.
    if (!image.chosen && image.error === undefined) onRemove();
    void image.choose(undefined);
  }
  return (
    <Stack $gap={12}>
      {src !== "" && <Poster photo={<Photo src={src} alt={text.imagePreview} width={1280} height={720} />} />}
      <FileField
        key={inputKey}
        ref={image.input}
        label={text.imageLabel}
        hint={text.imageHint}
        error={image.error}
        accept={IMAGE_TYPES.join(",")}
        progress={image.progress}
        onChange={(change) => void image.choose(change.target.files?.[0])}
      />
      {!isEmpty && (
        <Cluster>
          <Button variant="secondary" onClick={remove}>
            {text.imageRemoveButton}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
