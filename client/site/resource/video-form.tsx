import styled from "styled-components";
import { saveVideo, VIDEO_LINK_MAX_LENGTH } from "../../../schema/site/resource-api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import * as text from "./resources-text.ts";
import { showVideo, useRemoveVideo } from "./video-queries.ts";

const WideForm = styled(Stack)`width: 100%;`;

interface Props {
  name: string;
  /** The current link. */
  url: string | null;
}

/** Sets or removes the link of a video. */
export function VideoForm({ name, url }: Props) {
  const remove = useRemoveVideo(name);
  const { field, isBusy, submit } = useApiForm(saveVideo, {
    params: { name },
    defaultValues: { url: url ?? "" },
    requiredTexts: { url: text.linkRequired },
    onSuccess(video) {
      showVideo(name, video);
      toast({ title: text.linkSaved });
    },
  });
  return (
    <WideForm as="form" noValidate onSubmit={submit} $gap={12}>
      <TextField
        label={text.linkLabel}
        hint={text.linkHint}
        type="url"
        inputMode="url"
        maxLength={VIDEO_LINK_MAX_LENGTH}
        {...field("url")}
      />
      <Cluster $gap={12}>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {text.saveLinkButton}
        </Button>
        {url !== null && (
          <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            {text.removeLinkButton}
          </Button>
        )}
      </Cluster>
    </WideForm>
  );
}
