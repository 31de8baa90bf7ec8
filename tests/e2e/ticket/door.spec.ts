import encodeQR from "qr";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { field, newTicket, nextPerson, openEvent, openGate, typeTicket, verdict } from "../support/door.ts";
import { becomeMember } from "../support/member.ts";
import { collectPageErrors, expect, newcomer, SMALL_PHONE, test } from "../support/site.ts";

test("TICKET-28 a second check-in is refused, also at a gate that was offline", async ({ browser, site }) => {
  const eventId = await openEvent(site, "Carols by Candlelight");
  const ada = await newTicket(site, eventId, "Ada Obi");
  await newTicket(site, eventId, "Bayo Cole");
  const { page: main } = await openGate(browser, site, eventId, "Main gate");
  const { page: side, context: sideContext } = await openGate(browser, site, eventId, "Side gate");
  const errors = collectPageErrors(main, side);
  await expect(main.getByText("0 of 2 inside", { exact: true })).toBeVisible();

  await typeTicket(main, ada.reference.toLowerCase(), "Come in");
  await expect(main.getByRole("main").getByText("Ada Obi")).toBeVisible();
  await expect(side.getByText("1 of 2 inside", { exact: true })).toBeVisible();
  await sideContext.setOffline(true);
  await expect(side.getByText("Offline. You can go on with the list on this phone.")).toBeVisible();
  await typeTicket(side, ada.reference, "Already in");
  await expect(side.getByText(/, Main gate$/)).toBeVisible();
  await sideContext.setOffline(false);
  await nextPerson(side);
  await expect(side.getByText(/^Offline/)).toBeHidden();
  await typeTicket(side, `${ada.reference.slice(0, 4)}-${ada.reference.slice(4)}`, "Already in");
  expect(errors).toEqual([]);
});

test("TICKET-31 TICKET-36 an offline gate sends its scans later, and both gates show a ticket used twice", async ({
  browser,
  site,
}) => {
  const eventId = await openEvent(site, "Praise night");
  const [ada, bayo] = [await newTicket(site, eventId, "Ada Obi"), await newTicket(site, eventId, "Bayo Cole")];
  const { page: main } = await openGate(browser, site, eventId, "Main gate");
  const { page: side, context: sideContext } = await openGate(browser, site, eventId, "Side gate");
  await sideContext.setOffline(true);
  await typeTicket(main, ada.reference, "Come in");
  await typeTicket(side, ada.reference, "Come in");
  await expect(verdict(side, "Saved on this phone. Other gates don’t know it yet.")).toBeVisible();
  await nextPerson(side);
  await typeTicket(side, bayo.reference, "Come in");
  await expect(side.getByText("Offline. 2 check-ins wait on this phone for the network.")).toBeVisible();

  // The phone is put away and taken out again where there is network.
  await sideContext.setOffline(false);
  await side.reload();
  for (const page of [main, side]) {
    await expect(page.getByText("1 ticket needs a look")).toBeVisible();
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText(/Let in twice: .*, Main gate, and .*, Side gate\./)).toBeVisible();
    await expectNoFindingsInThemes(page, "tickets that need a look");
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("1 ticket needs a look")).toBeHidden();
  }
  await expect(side.getByText("2 of 2 inside", { exact: true })).toBeVisible();
});

test("the door works with one thumb on a small phone, in both themes", async ({ browser, site }) => {
  const eventId = await openEvent(site, "Career night");
  const ada = await newTicket(site, eventId, "Oluwadamilola Ayọ̀mídé Ọlásùnkànmí-Adébáyọ̀");
  const gone = await newTicket(site, eventId, "Chidi Eze", "cancelled");
  const { page } = await openGate(browser, site, eventId, "Main gate");
  const check = async (what: string) => {
    await expectNoFindingsInThemes(page, `${what}`);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways, what).toBe(false);
  };
  for (const size of [{ width: 360, height: 740 }, SMALL_PHONE]) {
    await page.setViewportSize(size);
    await check("ready");
    await field(page).fill("oluwa");
    await check("matches");
    await page.getByRole("list", { name: "Matching tickets" }).getByRole("button").click();
    await expect(verdict(page, "Come in")).toBeVisible();
    await check("let in");
    for (const name of ["Undo", "Next"]) {
      const box = await page.getByRole("button", { name, exact: true }).boundingBox();
      expect(box?.y, name).toBeGreaterThan(size.height * 0.6);
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("0 of 1 inside", { exact: true })).toBeVisible();
    await typeTicket(page, gone.reference, "Cancelled");
    await check("cancelled");
    await nextPerson(page);
    await expect(field(page)).toBeFocused();
    await typeTicket(page, "not a reference", "Not a ticket");
    await nextPerson(page);
  }
  await typeTicket(page, ada.code, "Come in");
});

test("TICKET-40 the camera reads the code on a ticket, and may be used on this page only", async ({
  browser,
  site,
}) => {
  const eventId = await openEvent(site, "Youth choir");
  const ada = await newTicket(site, eventId, "Ada Obi");
  const { page } = await openGate(browser, site, eventId, "Main gate");
  // The camera sees the ticket.
  await page.addInitScript(
    (cells) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [640, 480];
        const context = canvas.getContext("2d");
        const draw = () => {
          if (!context) return;
          context.fillStyle = "#ddd";
          context.fillRect(0, 0, 640, 480);
          context.fillStyle = "#222";
          for (const [y, row] of cells.entries()) {
            for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(140 + x * 6, 60 + y * 6, 6, 6);
          }
          requestAnimationFrame(draw);
        };
        draw();
        return canvas.captureStream();
      };
    },
    encodeQR(ada.code, "raw", { ecc: "medium" }),
  );
  await page.goto(`/event/${eventId}`);
  await page.getByRole("link", { name: "Open check-in" }).click();
  const policies = [await page.request.get("/"), await page.request.get(`/event/${eventId}/check-in`)];
  expect(policies.map((reply) => reply.headers()["permissions-policy"]?.split(",")[0])).toEqual([
    "camera=()",
    "camera=(self)",
  ]);
  await page.getByRole("button", { name: "Scan tickets" }).click();
  await expect(verdict(page, "Come in")).toBeVisible();
  await nextPerson(page);
  await expectNoFindingsInThemes(page, "camera");
  await page.getByRole("button", { name: "Stop camera" }).click();
  await page.getByRole("button", { name: "Scan tickets" }).click();
  await expect(verdict(page, "Already in")).toBeVisible();
});

test("TICKET-41 a second tab says that the door is open elsewhere, and takes over", async ({ browser, site }) => {
  const eventId = await openEvent(site, "Praise night");
  const ada = await newTicket(site, eventId, "Ada Obi");
  const { page } = await openGate(browser, site, eventId, "Main gate");
  await typeTicket(page, ada.reference, "Come in");
  const second = await page.context().newPage();
  await second.goto(`/event/${eventId}/check-in`);
  await expect(second.getByText("The door is open in another tab")).toBeVisible();
  await expectNoFindingsInThemes(second, "other tab");
  await page.close();
  await expect(second.getByText("1 of 1 inside", { exact: true })).toBeVisible();
});

test("without a camera the reference can still be typed", async ({ browser, site }) => {
  const eventId = await openEvent(site, "Bible quiz");
  const ada = await newTicket(site, eventId, "Ada Obi");
  const { page } = await openGate(browser, site, eventId, "Main gate");
  await page.getByRole("button", { name: "Scan tickets" }).click();
  await expect(page.getByText(/^(No camera found|The camera is not allowed)$/)).toBeVisible();
  await expectNoFindingsInThemes(page, "no camera");
  await typeTicket(page, ada.reference, "Come in");
});

test("TICKET-24 a member who may not open the door sees no list", async ({ browser, site }) => {
  const eventId = await openEvent(site, "Prayer walk");
  await newTicket(site, eventId, "Ada Obi");
  const { page } = await newcomer(browser, site);
  await becomeMember(page, site, "Tunde");
  await page.goto(`/event/${eventId}/check-in`);
  await expect(page.getByText("Event not found")).toBeVisible();
  await expect(page.getByText("Ada Obi")).toBeHidden();
  await page.goto(`/event/${eventId}`);
  await expect(page.getByRole("heading", { name: "Prayer walk" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open check-in" })).toBeHidden();
});
