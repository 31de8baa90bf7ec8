import * as attachmentApi from "../../../schema/thread/attachment-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { readAttachment } from "./attachment.ts";
import { encodeMessagePhoto } from "./photo-encoder.ts";
import { type ReceiveServices, receiveAttachment } from "./receive.ts";
import { uncoverAttachment } from "./uncover.ts";
import { encodeVoiceNote } from "./voice/voice-encoder.ts";

export function attachmentRoutes(services: ReceiveServices): Route[] {
  return [
    route(attachmentApi.uploadMessagePhoto, async ({ member, params, body: { fields, files } }) => {
      const upload = { ...params, ...fields, memberId: member.memberId };
      return await receiveAttachment(services, upload, "photo", () => encodeMessagePhoto(files.photo.bytes));
    }),

    route(attachmentApi.uploadVoiceNote, async ({ member, params, body: { fields, files } }) => {
      const upload = { ...params, ...fields, memberId: member.memberId };
      return await receiveAttachment(services, upload, "voice", async () => encodeVoiceNote(files.voice.bytes));
    }),

    route(attachmentApi.readAttachment, async ({ em, member, params }) =>
      readAttachment(em, services.storage, member, params.attachmentId),
    ),

    route(attachmentApi.uncoverAttachment, async ({ em, member, params }) => {
      await uncoverAttachment(em, member, params.attachmentId);
    }),
  ];
}
