import { rightAnswer } from "../../support/game/right-answer.ts";
import { button, field, named, type Page, radio, text } from "./page.ts";

const group = named("group");

interface Room {
  readonly name: string;
  readonly game: "Bible Trivia" | "Word Battle";
  readonly timeLimit: number;
}

const gameTypes = { "Bible Trivia": "trivia", "Word Battle": "word_battle" } as const;

/**
 * Creates a room of five rounds, and returns its code. From the address of its settings: WebKit’s driver sometimes loses a press
 * on /games while the panels there still arrive and move the buttons.
 */
export async function openRoom(page: Page, { name, game, timeLimit }: Room): Promise<string> {
  await page.open(`/games/settings?game=${gameTypes[game]}`);
  await page.fill(field("Room Name"), name);
  await page.check(radio("5", group("Rounds")));
  await page.check(radio(`${timeLimit}s`, group("Time Limit")));
  await page.click(button("Create Room"));
  await page.untilAt(/^\/games\/waiting\//);
  const { attributes } = await page.sees(button(/^Copy room code/));
  return (attributes["aria-label"] ?? "").replace("Copy room code", "").replaceAll(" ", "");
}

export async function joinRoom(page: Page, code: string): Promise<void> {
  await page.open("/games");
  await page.fill(field("Room code"), code);
  await page.click(button("Join Room"));
  await page.untilAt(/^\/games\/waiting\//);
}

/** Waits for this round’s question and answers it rightly. */
export async function answerRight(page: Page, round: number): Promise<void> {
  await page.sees(text(`Round ${round} of 5`));
  const option = button(/^[ABCD]\b/);
  await page.untilFound(option, ({ count, isDisabled }) => count === 4 && !isDisabled);
  const question = await page.window.run(() => document.querySelector("h2")?.textContent ?? "");
  const right = rightAnswer(question);
  if (right === undefined) throw new Error(`not in the question bank: ${question}`);
  await page.click({ role: "button", name: /^[ABCD]\b/, has: right });
}

export const seesAnswer = (page: Page) => page.sees(text(/Your answer is in\./));

const tile = (letter: string) => button(new RegExp(`^${letter}, .*add to your word`), group("Your letters"));

/** Waits for this round’s letters. */
export async function lettersOf(page: Page, round: number): Promise<string> {
  await page.sees(text(`Round ${round} of 5`));
  await page.sees(button(/add to your word/, group("Your letters")), 7);
  return await page.window.run(() => {
    const tiles = document.querySelectorAll(
      '[role="group"][aria-label="Your letters"] button, fieldset[aria-label="Your letters"] button',
    );
    return [...tiles].map((each) => each.textContent.trim().slice(0, 1)).join("");
  });
}

/** Taps the tiles of the word. */
export async function tap(page: Page, word: string): Promise<void> {
  for (const letter of word) await page.click(tile(letter));
}
