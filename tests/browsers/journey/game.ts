import { expect, test } from "vitest";
import { newMember } from "../../support/account/people.ts";
import { longestIn } from "../../support/game/longest-word.ts";
import { button, field, heading, link, named, type Page, text } from "../support/page.ts";
import { answerRight, joinRoom, lettersOf, openRoom, seesAnswer, tap } from "../support/player.ts";
import { DESKTOP, PHONE, type Stage } from "../support/stage.ts";

const ROUNDS = 5;

/** Games: sockets, timers, tiles, keys, and what a lost network leaves. */
export function gameJourneys(stage: Stage): void {
  test("two members play a whole trivia game, and the one who reloads in a round keeps seat and answer", async () => {
    const [host, guest] = await seated(stage, { name: "Friday night", game: "Bible Trivia", timeLimit: 60 });
    await host.click(button("Start Game"));
    for (let round = 1; round <= ROUNDS; round += 1) {
      await answerRight(guest, round);
      if (round === 2) {
        await seesAnswer(guest);
        await guest.reload();
        await seesAnswer(guest);
      }
      await answerRight(host, round);
    }
    for (const page of [host, guest]) await page.sees(heading("Game Complete"));
    await host.click(link("See every question"));
    await host.sees(text(/Right, in /), ROUNDS);
  });

  test("two members play word battle to the end, one by tapping the tiles and one by typing", {
    tags: "short",
  }, async () => {
    const [typing, tapping] = await seated(stage, { name: "Letters", game: "Word Battle", timeLimit: 60 });
    await typing.click(button("Start Game"));
    for (let round = 1; round <= ROUNDS; round += 1) {
      const word = longestIn(await lettersOf(typing, round));
      await lettersOf(tapping, round);
      await tap(tapping, word);
      await tapping.click(button("Submit Word"));
      await tapping.sees(text(new RegExp(`${word} is in,`)));
      await typing.window.type(word.toLowerCase());
      await typing.press("Enter");
    }
    for (const page of [typing, tapping]) await page.sees(heading("Game Complete"));
  });

  test("a player whose network is lost in a round answers meanwhile, and the answer arrives with the network", async () => {
    const [host, guest] = await seated(stage, { name: "Tunnel", game: "Bible Trivia", timeLimit: 60 });
    await host.click(button("Start Game"));
    await guest.sees(text("Round 1 of 5"));
    await host.sees(text("Round 1 of 5"));
    stage.cutNetwork();
    await answerRight(guest, 1);
    await guest.sees(text(/reconnect/i));
    stage.mendNetwork();
    await seesAnswer(guest);
    await answerRight(host, 1);
    for (const page of [host, guest]) await page.sees(text("Round 2 of 5"));
  });

  test("a member plays the daily five by keys and taps, and copies the result to paste it elsewhere", async () => {
    const page = await stage.browserOf(await newMember(stage.server().url, "Ada Daily"), PHONE);
    await page.open("/games/daily");
    await page.click(button("Play today’s five"));
    for (let number = 1; number <= 5; number += 1) {
      await page.sees(text(`Part ${number} of 6`));
      await page.sees(named("timer")());
      await page.window.type("1");
      await page.sees(text(/(Correct\.|Not this time\.)/));
      await page.click(button(number < 5 ? "Next question" : "On to the letters"));
    }
    const letters = button(/add to your word/, named("group")("Your letters"));
    for (let left = 7; left > 4; left -= 1) {
      await page.sees(letters, left);
      await page.click(letters);
    }
    await page.click(button("Submit Word"));
    await page.click(button("See your result"));
    await page.sees(heading(/points? today/));
    await page.window.run(() => void Object.defineProperty(navigator, "share", { value: undefined }));
    await page.click(button("Share"));
    await page.sees(text("Your result is on your clipboard. Paste it where your friends are."));
    await page.open("/engagement/confession-box");
    await page.click(field("What have you been carrying?"));
    await page.press("Control+v");
    const { value } = await page.untilFound(field("What have you been carrying?"), (found) => found.value !== "");
    expect(value).toMatch(/^The daily five, .*\n[●○ ]+ · .*\n\d+ points?\nhttps?:.*\/games\/daily$/);
  });
}

/** The host and a guest in the waiting room of a new game. */
async function seated(stage: Stage, room: Parameters<typeof openRoom>[1]): Promise<readonly [host: Page, guest: Page]> {
  const { url } = stage.server();
  const [ada, tunde] = await Promise.all([newMember(url, "Ada Hosts"), newMember(url, "Tunde Joins")]);
  const host = await stage.browserOf(ada, DESKTOP);
  const guest = await stage.browserOf(tunde, PHONE);
  await joinRoom(guest, await openRoom(host, room));
  await host.sees(text("Ready to Start"));
  return [host, guest];
}
