import { expect, test } from "vitest";
import { giveRole } from "../../../server/account/account.ts";
import { settle } from "../../support/chat/attachment.ts";
import { type ChatMember, newChannel } from "../../support/chat/channel.ts";
import { ADULT, joinConversation, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { button, dialog, field, heading, link, named, type Page, radio, text } from "../support/page.ts";
import { DESKTOP, PHONE, type Stage } from "../support/stage.ts";

const composer = field("Write a message");
/** The messages of a thread, when this text is among them. */
const logWith = (words: string) => ({ role: "log", has: words });
const menuItem = named("menuitem");
const option = named("option");

/** Messages and channels: live, with menus, suggestions and what is unread. */
export function chatJourneys(stage: Stage): void {
  test("two members write to each other live, and the bell of one who is elsewhere leads to the messages", {
    tags: "short",
  }, async () => {
    const { ada, tunde, conversationId } = await twoMembers(stage);
    const [one, other] = [await stage.browserOf(ada, PHONE), await stage.browserOf(tunde, DESKTOP)];
    await other.open("/about");
    await other.sees(button("Notifications"));
    await one.open(`/messages?with=${conversationId}`);
    await say(one, "Are you coming on Friday?");
    await other.until(() => document.title.startsWith("(1) "));
    await other.click(button("1 unread notification"));
    await other.click(link(/messaged you/, dialog("Notifications")));
    await other.sees(logWith("Are you coming on Friday?"));
    await say(other, "I bring the rice");
    await one.sees(logWith("I bring the rice"));
    await other.until(() => document.title.startsWith("Messages"));
    await other.sees(button("Notifications"));
  });

  test("a member mentions somebody in a channel by keys alone, and the other sees it without a reload", async () => {
    const { ada, tunde } = await twoMembers(stage);
    const [one, other] = await inChannel(stage, ada, tunde);
    await one.click(composer);
    await one.window.type("Ask @tun");
    await one.untilFound(option("Tunde Reads"), ({ attributes }) => attributes["aria-selected"] === "true");
    await one.press("Enter");
    await one.untilFound(composer, ({ value }) => value === "Ask @Tunde Reads ");
    await one.press("Enter");
    await other.sees(logWith("@Tunde Reads"));
  });

  test("a photo is made small, sent to a channel, and shown to the other", { tags: "short" }, async () => {
    const { ada, tunde } = await twoMembers(stage);
    await settle(ada);
    const [one, other] = await inChannel(stage, ada, tunde);
    await one.sees(button("Add a photo"));
    await one.until(choosePhoto);
    await one.sees(text(/^Photo · \d+ KB$/));
    await one.fill(field("Write a message"), "Our stage");
    await one.click(button("Send"));
    await other.sees(logWith("Our stage"));
    await other.until(showsPhoto, "Photo from Ada Writes");
  });

  test("a voice note is recorded, sent to a channel, and loaded by the other", { tags: "short" }, async () => {
    const { ada, tunde } = await twoMembers(stage);
    await settle(ada);
    const [one, other] = await inChannel(stage, ada, tunde);
    await one.window.run(connectMicrophone);
    await one.click(button("Record a voice note"));
    await one.until(() => /0:0[1-9] \/ 1:00/.test(document.body.textContent));
    await one.click(button("Stop recording"));
    await one.click(button("Send"));
    await other.click(button(/^Play/, named("log")()));
    // Without a loudspeaker, Firefox plays nothing.
    await other.untilFound(named("slider")(), ({ isDisabled }) => !isDisabled);
  });

  test("a member reports a message from its menu, and Escape closes what follows", async () => {
    const { ada, tunde, conversationId } = await twoMembers(stage);
    const sender = await joinConversation(tunde, conversationId);
    expect(await sender.say("You are worth nothing")).toBe("stored");
    await sender.room.leave();
    const page = await stage.browserOf(ada, DESKTOP);
    await page.open(`/messages?with=${conversationId}`);
    // Its menu is shown under the mouse.
    await page.click(text(/You are worth nothing/, named("log")()));
    await page.click(button(/^Message from Tunde Reads/));
    await page.click(menuItem("Report"));
    const form = dialog("Report this message");
    await page.check(radio("Bullying or threats", form));
    await page.fill(field("Anything to add? (optional)", form), "Every week");
    await page.click(button("Send report", form));
    await page.sees(dialog("Thank you"));
    await page.press("Escape");
    await page.seesNot(dialog());
    const stored = "select reason from reports where reporter_id = ?";
    expect(await stage.server().database.fork().execute(stored, [ada.memberId])).toEqual([{ reason: "bullying" }]);
  });

  test("a member finds a message by its words without its accents, and opens it", async () => {
    const { ada, tunde, conversationId } = await twoMembers(stage);
    const sender = await joinConversation(tunde, conversationId);
    expect(await sender.say("Mo ti rí àtùpà náà")).toBe("stored");
    await sender.room.leave();
    const page = await stage.browserOf(ada, PHONE);
    await page.open("/messages");
    await page.fill(field("Find people by name, or words in your messages"), "atupa");
    await page.click(button(/àtùpà/));
    await page.untilAt(/^\/messages\?with=/);
    await page.sees(text(/Mo ti rí àtùpà náà/));
    await page.seesNot(heading("Something went wrong"));
  });
}

/** Chooses a picture that is larger than photos may be. */
async function choosePhoto(): Promise<boolean> {
  const canvas = Object.assign(document.createElement("canvas"), { width: 2000, height: 1500 });
  const context = canvas.getContext("2d");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!context || !input) return false;
  context.fillStyle = "teal";
  context.fillRect(0, 0, 1000, 1500);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg"));
  if (!picture) return false;
  const chosen = new DataTransfer();
  chosen.items.add(new File([picture], "stage.jpg", { type: "image/jpeg" }));
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

/** A microphone that hears a tone: the machine has none. */
function connectMicrophone(): void {
  MediaDevices.prototype.getUserMedia = () => {
    const context = new AudioContext();
    const [tone, microphone] = [context.createOscillator(), context.createMediaStreamDestination()];
    tone.connect(microphone);
    tone.start();
    return Promise.resolve(microphone.stream);
  };
}

/** The photo with this name has arrived, as small as photos may be. */
function showsPhoto(name: string): boolean {
  const photo = document.querySelector<HTMLImageElement>(`img[alt="${name}"]`);
  return photo?.naturalWidth === 1600 && photo.naturalHeight === 1200;
}

/** A channel with these two, open in a browser of each: of the first on a computer, of the second on a phone. */
async function inChannel(stage: Stage, owner: ChatMember, member: ChatMember): Promise<[Page, Page]> {
  const channelId = await newChannel(owner, "Lamp keepers");
  const join = "insert into thread_members (thread_id, user_id, role) values (?, ?, 'member')";
  await stage.server().database.fork().execute(join, [channelId, member.memberId]);
  const pages: [Page, Page] = [await stage.browserOf(owner, DESKTOP), await stage.browserOf(member, PHONE)];
  for (const page of pages) {
    await page.open(`/community/channel/${channelId}`);
    await page.sees(composer);
  }
  return pages;
}

async function say(page: Page, words: string): Promise<void> {
  await page.fill(composer, words);
  await page.click(button("Send"));
  await page.sees(logWith(words));
}

/** Two adults with a conversation, in a community with a safeguarding lead. */
async function twoMembers({ server }: Stage) {
  const { url, database } = server();
  const make = (name: string): Promise<ChatMember> => newChatMember(url, name, ADULT);
  const [ada, tunde, lead] = await Promise.all([make("Ada Writes"), make("Tunde Reads"), make("Auntie Kemi")]);
  await giveRole(database.fork(), lead.me?.email ?? "", "safeguarding_lead");
  return { ada, tunde, conversationId: await openConversationWith(ada, tunde.memberId) };
}
