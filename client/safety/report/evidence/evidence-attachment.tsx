import { useState } from "react";
import { useParams } from "react-router";
import styled from "styled-components";
import { readReportedAttachment } from "../../../../schema/safety/api.ts";
import { addressOf } from "../../../net/http/http.ts";
import { Button } from "../../../ui/button/button.tsx";
import { SecondaryText } from "../../../ui/text/text.tsx";
import { radius } from "../../../ui/tokens.ts";
import type { StoredAttachment } from "./evidence.ts";
import * as text from "./evidence-text.ts";

const Place = styled.div`padding-block: 8px 4px;`;
const Picture = styled.img`
  display: block;
  max-width: min(100%, 320px);
  max-height: 320px;
  border-radius: ${radius.small};
`;
const Sound = styled.audio`
  display: block;
  width: min(100%, 320px);
`;

/** A photo or voice note of a reported message. Nobody sees or hears it before they have pressed. */
export function EvidenceAttachment({ attachment: { id, kind } }: { attachment: StoredAttachment }) {
  const { reportId = "" } = useParams();
  const [state, setState] = useState<"covered" | "shown" | "gone">("covered");
  const file = {
    src: addressOf(readReportedAttachment, { params: { reportId, attachmentId: id } }),
    onError: () => setState("gone"),
  };
  if (state === "covered") {
    return (
      <Place>
        <Button variant="secondary" onClick={() => setState("shown")}>
          {kind === "photo" ? text.showPictureButton : text.playButton}
        </Button>
      </Place>
    );
  }
  if (state === "gone") return <SecondaryText role="status">{text.fileGone}</SecondaryText>;
  return (
    <Place>
      {kind === "photo" ? (
        <Picture alt={text.pictureAlt} {...file} />
      ) : (
        <Sound aria-label={text.voiceName} controls autoPlay {...file} />
      )}
    </Place>
  );
}
