import { useState } from "react";
import { IMAGE_TYPES } from "../../../schema/image.ts";
import { LOGO_MIN_SIDE, type SettingsReply, uploadLogo } from "../../../schema/setting/admin-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { useImageUpload } from "../../frame/form/use-image-upload.ts";
import { upload } from "../../net/http/upload.ts";
import { Button } from "../../ui/button/button.tsx";
import { FileField } from "../../ui/field/file-field.tsx";
import { Lamp } from "../../ui/illustration/lamp.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { errorTexts } from "./setting-errors.ts";
import { saveReply, useRemoveLogo } from "./setting-queries.ts";
import * as text from "./setting-text.ts";

interface Props {
  logo: SettingsReply["logo"];
  onSaved: () => void;
}

const SIDE = 64;

/** Shows the logo, and replaces or removes it. */
export function LogoField({ logo, onSaved }: Props) {
  // A file input can only be emptied by a new one.
  const [inputKey, setInputKey] = useState(0);
  const removal = useRemoveLogo();
  const image = useImageUpload({
    field: "logo",
    limits: {
      minWidth: LOGO_MIN_SIDE,
      minHeight: LOGO_MIN_SIDE,
      textOf: (fault) => errorTexts[`setting/logo-${fault}`].message,
    },
    async send(body, onProgress) {
      const reply = await upload(uploadLogo, { body, onProgress });
      saveReply(reply);
      return reply.logo.value ?? "";
    },
    onSent() {
      setInputKey(inputKey + 1);
      onSaved();
    },
    failedText: text.logoFailed,
  });
  const remove = () =>
    removal.mutate(undefined, {
      onSuccess: onSaved,
      onError: (error) => toastError(error, text.logoFailed),
    });
  return (
    <Stack $gap={12}>
      <LogoPicture src={image.chosen?.preview ?? logo.value} isChosen={image.chosen !== null} />
      {logo.isFixed ? (
        <Text $tone="muted">{text.fixedHint}</Text>
      ) : (
        <>
          <FileField
            key={inputKey}
            ref={image.input}
            label={text.logoLabel}
            hint={text.logoHint}
            error={image.error}
            accept={IMAGE_TYPES.join(",")}
            progress={image.progress}
            onChange={(change) => void image.choose(change.target.files?.[0])}
          />
          <Cluster>
            {image.chosen && (
              <Button variant="secondary" busy={image.progress !== null} onClick={() => void image.send()}>
                {text.logoSave}
              </Button>
            )}
            {logo.value !== null && (
              <Button variant="quiet" busy={removal.isPending} onClick={remove}>
                {text.logoRemove}
              </Button>
            )}
          </Cluster>
        </>
      )}
    </Stack>
  );
}

function LogoPicture({ src, isChosen }: { src: string | null; isChosen: boolean }) {
  if (src !== null) {
    return <img src={src} alt={isChosen ? text.chosenLogoAlt : text.logoAlt} width={SIDE} height={SIDE} />;
  }
  return (
    <svg viewBox="0 0 92 66" width={(SIDE * 92) / 66} height={SIDE} role="img" aria-label={text.lampAlt}>
      <Lamp />
    </svg>
  );
}
