import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readChannelMessages } from "../../../schema/channel/api.ts";
import { VOICE_MAX_BYTES } from "../../../schema/limits.ts";
import { uncoverAttachment } from "../../../schema/thread/attachment-api.ts";
import { fetchFile, seen, settledAdult, storedFiles } from "../../support/chat/attachment.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { recordedMp4, recordedWebm, recording, recordingOf } from "../../support/chat/voice/recording.ts";
import { uploadVoice } from "../../support/chat/voice/upload-voice.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let ada: ChatMember;
let tunde: ChatMember;
let grace: ChatMember;
let channelId: string;
beforeAll(async () => {
  server = await bootServer();
  ada = await settledAdult(server.url, "Ada Obi");
  tunde = await newChatMember(server.url, "Tunde Ojo", ADULT);
  grace = await newLead(server.url, server.database, "Mama Grace");
  channelId = await channelOf(server.database, { owner: [ada], member: [tunde], safeguarding_lead: [grace] });
});
afterAll(() => server.stop());

const codeIn = async (person: ChatMember, threadId: string) => (await uploadVoice(person, threadId)).error?.code;

describe("what is saved", () => {
  test.each([
    ["audio/webm", () => recordedWebm()],
    ["audio/mp4", () => recordedMp4()],
    ["audio/ogg", () => recording({ format: "ogg" })],
  ] as const)("THREAD-67 a recording in %s is saved as WebM, and played as such", async (type, bytes) => {
    const { body } = await uploadVoice(ada, channelId, { type, bytes: await bytes() });
    expect(body).toMatchObject({ kind: "voice", seconds: expect.closeTo(1.2, 0) });
    const { headers, body: reply } = await fetchFile(ada, body.id);
    expect(headers.get("content-type")).toBe("audio/webm");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect((reply.content as Buffer).length).toBe(body.bytes);
  });

  test("THREAD-67 what the recording says about its place is not saved", async () => {
    const tags = { title: "My house", comment: "+06.4530+003.3958/" };
    const { body } = await uploadVoice(ada, channelId, { bytes: await recording({ tags }) });
    const content = (await fetchFile(ada, body.id)).body.content as Buffer;
    expect(content.toString("latin1")).not.toMatch(/house|003\.3958/);
  });

  test.each([
    ["HTML that says it is WebM", async () => Buffer.from("<!doctype html><script>alert(1)</script>"), "not-audio"],
    ["a video", () => recording({ hasVideo: true }), "not-audio"],
    ["AAC", () => recording({ format: "mp4", isAac: true }), "not-audio"],
    ["a recording that was cut short", async () => recordedWebm().subarray(0, 1500), "not-audio"],
    ["an empty file", async () => Buffer.alloc(0), "not-audio"],
    ["a recording of 62 seconds", () => recordingOf(62), "too-long"],
  ])("THREAD-67 THREAD-68 %s is refused, and neither a row nor a file is left", async (_, bytes, reason) => {
    const rows = () => server.database.fork().execute("select id from attachments");
    const before = [await rows(), storedFiles(server)];
    const { error } = await uploadVoice(ada, channelId, { bytes: await bytes() });
    expect(error?.code).toBe(`attachment/${reason}`);
    expect([await rows(), storedFiles(server)]).toEqual(before);
  });

  test("THREAD-67 another type and a file of more than 240 KB are refused", async () => {
    expect((await uploadVoice(ada, channelId, { type: "audio/mpeg" })).error?.code).toBe("request/invalid");
    const large = Buffer.concat([recordedWebm(), Buffer.alloc(VOICE_MAX_BYTES)]);
    expect((await uploadVoice(ada, channelId, { bytes: large })).status).toBe(413);
  });

  test("THREAD-45 the same voice note uploaded again, also at once, is one file", async () => {
    const id = crypto.randomUUID();
    const both = await Promise.all([1, 2].map(() => uploadVoice(ada, channelId, { id })));
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect(storedFiles(server).filter((name) => name.startsWith(id))).toEqual([`${id}.webm`]);
  });
});

describe("who sends and hears one", () => {
  test("THREAD-43 the rule of photos holds for voice notes", async () => {
    const chi = await newChatMember(server.url, "Chi", MINOR);
    const place = await channelOf(server.database, { owner: [ada], member: [chi], safeguarding_lead: [grace] });
    expect([await codeIn(ada, place), await codeIn(chi, place)]).toEqual([undefined, undefined]);
    const withMinor = await openConversationWith(ada, chi.memberId);
    expect([await codeIn(ada, withMinor), await codeIn(chi, withMinor)]).toEqual([undefined, "attachment/not-here"]);
    expect(await codeIn(ada, await openConversationWith(ada, tunde.memberId))).toBe("attachment/not-here");
    expect(await codeIn(await newChatMember(server.url, "Stranger", ADULT), place)).toBe("attachment/not-here");
  });

  test("THREAD-48 THREAD-50 a voice note is sent without a text, and those in the channel hear it", async () => {
    const [hers, his] = [await joinChannelRoom(ada, channelId), await joinChannelRoom(tunde, channelId)];
    const { body } = await uploadVoice(ada, channelId);
    expect(await seen(tunde, body.id)).toBe("attachment/not-found");
    const { message } = await hers.ask("send", { content: "", attachment: body.id });
    expect(message).toMatchObject({ content: "", attachment: body });
    await until(() => his.messages().some(({ attachment }) => attachment?.id === body.id));
    const { messages } = await tunde.must(readChannelMessages, { params: { channelId } });
    expect(messages.at(-1)?.attachment).toEqual(body);
    expect([await seen(tunde, body.id), await seen(ada, body.id)]).toEqual([200, 200]);
    await hers.ask("delete", { seq: message?.seq });
    expect(await seen(tunde, body.id)).toBe("attachment/not-found");
  });

  test("SAFE-109 one of a new member is covered until a safeguarding lead lets others hear it", async () => {
    const uzo = await newChatMember(server.url, "Uzo", ADULT);
    const place = await channelOf(server.database, { owner: [ada], member: [uzo], safeguarding_lead: [grace] });
    const socket = await joinChannelRoom(uzo, place);
    const { body } = await uploadVoice(uzo, place);
    const { message } = await socket.ask("send", { content: "", attachment: body.id });
    expect(message?.attachment).toMatchObject({ isCovered: true, seconds: body.seconds });
    const heard = async () => [await seen(uzo, body.id), await seen(ada, body.id), await seen(grace, body.id)];
    expect(await heard()).toEqual([200, "attachment/covered", 200]);
    await grace.must(uncoverAttachment, { params: { attachmentId: body.id } });
    expect(await heard()).toEqual([200, 200, 200]);
  });
});
