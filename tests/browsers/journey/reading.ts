import { expect, test } from "vitest";
import { day } from "../../e2e/support/devotion.ts";
import { newMember } from "../../support/account/people.ts";
import { storeDevotion } from "../../support/devotion.ts";
import { newEvent } from "../../support/event/events.ts";
import { button, heading, link, named, type Page, text } from "../support/page.ts";
import { PHONE, type Stage } from "../support/stage.ts";

const article = named("article");

/** Reading without network, pictures, tickets. */
export function readingJourneys(stage: Stage): void {
  test("a devotion is read without network after a reload, and lights the lamp once there is network", {
    tags: "short",
  }, async () => {
    await storeToday(stage);
    const page = await stage.browserOf(await newMember(stage.server().url, "Ibrahim Reads"), PHONE);
    await page.open("/devotions");
    await page.sees(article("A lamp"));
    await untilSaved(page);
    await page.until(hasSavedText, "A lamp");
    stage.cutNetwork();
    await page.reload();
    await page.click(button("Mark as Read: A lamp"));
    await page.sees(text("Read. We’ll sync it when you’re online.", article("A lamp")));
    stage.mendNetwork();
    await page.sees(text("Read", article("A lamp")));
    const reads = "select from user_devotion_reads where devotion_id is not null";
    expect(await stage.server().database.fork().execute(reads)).toHaveLength(1);
  });

  test("a verse is drawn as a picture to share", async () => {
    await storeToday(stage);
    const page = await stage.browserOf(await newMember(stage.server().url, "Ada Draws"), PHONE);
    await page.open("/devotions");
    await page.click(button("Mark as Read: A lamp"));
    await page.sees(button(/^Share the verse/));
    await page.window.run(keepSavedFile);
    await page.click(button(/^Share the verse/));
    await page.until(async () => {
      const { saved } = window as unknown as { saved?: Blob };
      if (!saved) return false;
      const { width, height } = await createImageBitmap(saved);
      return saved.type === "image/jpeg" && saved.size < 150_000 && width === 1080 && height === 1920;
    });
  });

  test("a member registers for a free event, and the ticket opens without network", { tags: "short" }, async () => {
    const eventId = await newEvent(stage.server(), { title: "Film night" });
    const page = await stage.browserOf(await newMember(stage.server().url, "Bayo Comes"), PHONE);
    await page.open(`/event/${eventId}`);
    await page.click(button("Register"));
    await page.sees(text("You’re registered"));
    await page.click(link(/ticket/i));
    await page.until(showsCode);
    await untilSaved(page);
    stage.cutNetwork();
    await page.reload();
    await page.until(showsCode);
    await page.sees(heading("Film night"));
  });
}

async function storeToday({ server }: Stage): Promise<void> {
  const em = server().database.fork();
  await em.execute("delete from devotions");
  await storeDevotion(em, { date: day(0), title: "A lamp", content: "One.\n\nTwo.", scriptureReference: "Ps 119:105" });
}

/** Runs in the page: whether it shows the ticket’s QR code, whose name is in the drawing. */
function showsCode(): boolean {
  const drawings = [...document.querySelectorAll("main svg, main img")];
  const nameOf = (each: Element) =>
    each.getAttribute("aria-label") ?? each.getAttribute("alt") ?? each.querySelector("title")?.textContent ?? "";
  return drawings.some((each) => /QR code/.test(nameOf(each)));
}

/** Waits until the service worker is active and has saved all files that this page has loaded. */
const untilSaved = (page: Page): Promise<void> =>
  page.until(async () => {
    await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const files = loaded.filter((path) => path.startsWith("/assets/"));
    const found = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
    return found.every(Boolean);
  });

/** Runs in the page: whether what it has read is saved on this device with this text in it, which is some time after it shows. */
async function hasSavedText(text: string): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === "lampstand")) return false;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("lampstand");
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    return await new Promise<boolean>((resolve, reject) => {
      const reading = database.transaction("queries").objectStore("queries").getAll();
      reading.onsuccess = () => resolve(JSON.stringify(reading.result).includes(text));
      reading.onerror = () => reject(reading.error);
    });
  } finally {
    database.close();
  }
}

/** Runs in the page: keeps the file that it would let the browser save. */
function keepSavedFile(): void {
  Object.defineProperty(navigator, "canShare", { value: undefined });
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    Object.assign(window, { saved: blob });
    return createObjectURL.call(URL, blob);
  };
  HTMLAnchorElement.prototype.click = () => {};
}
