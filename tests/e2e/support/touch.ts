import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One session for each page, because a browser refuses a touch that another session has begun. */
async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return await known;
}

/** A finger on the screen. Playwright itself can only tap. */
export interface Finger {
  /** Moves in ten steps by this many px. */
  moveBy(right: number, down: number): Promise<void>;
  lift(): Promise<void>;
}

/** Puts a finger on the middle of an element. */
export async function touch(page: Page, target: Locator): Promise<Finger> {
  const session = await sessionOf(page);
  const at = await middleOf(target);
  const send = (type: "touchStart" | "touchMove" | "touchEnd") =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [at] });
  await send("touchStart");
  return {
    async moveBy(right, down) {
      for (let step = 0; step < 10; step += 1) {
        at.x += right / 10;
        at.y += down / 10;
        await send("touchMove");
      }
    },
    lift: async () => void (await send("touchEnd")),
  };
}

/** Where the middle of an element is in the window, once it is in view. A row that is rendered anew in this moment is looked up again. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const at = { x: 0, y: 0 };
  await expect(async () => {
    await target.scrollIntoViewIfNeeded({ timeout: 1000 });
    const box = await target.boundingBox({ timeout: 1000 });
    if (!box) throw new Error("the element to touch is not shown");
    at.x = box.x + box.width / 2;
    at.y = box.y + box.height / 2;
  }).toPass();
  return at;
}

/** Rests a finger on an element until `opened` is shown, and lifts it. */
export async function longPress(page: Page, target: Locator, opened: Locator): Promise<void> {
  const finger = await touch(page, target);
  await opened.waitFor();
  await finger.lift();
}
