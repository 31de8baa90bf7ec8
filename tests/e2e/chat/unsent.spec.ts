import { openTcpProxy } from "../../support/server/tcp-proxy.ts";
import { becomeMember } from "../support/member.ts";
import { menuLine } from "../support/menu.ts";
import { DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";

test("a message written while offline is sent from the list of conversations", async ({ browser, site }) => {
  const proxy = await openTcpProxy(Number(new URL(site.url).port));
  try {
    const { page: ada } = await newcomer(browser, proxy, { viewport: PHONE });
    const { page: tunde } = await newcomer(browser, site, { viewport: DESKTOP });
    await becomeMember(ada, site, "Ada Leaves");
    await becomeMember(tunde, site, "Tunde Stays");

    await ada.goto("/messages");
    await ada.getByLabel(/^Find people/).fill("Tunde Stays");
    await ada.getByRole("button", { name: "Tunde Stays" }).click();
    const composer = ada.getByRole("textbox", { name: "Write a message" });
    await composer.fill("On my way");
    await composer.press("Enter");
    await expect(ada.getByRole("log").getByText("Sent", { exact: true })).toBeAttached();

    proxy.cut("drop");
    await expect(ada.getByText(/reconnect/i).first()).toBeVisible();
    await composer.fill("Stuck in traffic");
    await composer.press("Enter");
    await ada.goBack();
    const row = ada.getByRole("main").getByRole("link", { name: /Tunde Stays/ });
    await expect(row).toContainText("Not sent yet");

    proxy.mend();
    await expect(row).not.toContainText("Not sent yet", { timeout: 40_000 });
    await expect(row).toContainText("Stuck in traffic");
    await tunde.goto("/messages");
    await tunde
      .getByRole("main")
      .getByRole("link", { name: /Ada Leaves/ })
      .click();
    await expect(tunde.getByRole("log").getByText("Stuck in traffic")).toHaveCount(1);
  } finally {
    await proxy.close();
  }
});

test("a message refused while another screen is open says why, with Retry and Delete, also after a reload", async ({
  browser,
  site,
}) => {
  const proxy = await openTcpProxy(Number(new URL(site.url).port));
  try {
    const { page: ada } = await newcomer(browser, proxy, { viewport: PHONE });
    const { page: tunde } = await newcomer(browser, site, { viewport: DESKTOP });
    await becomeMember(ada, site, "Ada Refused");
    await becomeMember(tunde, site, "Tunde Blocks");
    await ada.goto("/messages");
    await ada.getByLabel(/^Find people/).fill("Tunde Blocks");
    await ada.getByRole("button", { name: "Tunde Blocks" }).click();
    const composer = ada.getByRole("textbox", { name: "Write a message" });
    await composer.fill("Hello Tunde");
    await composer.press("Enter");
    await expect(ada.getByRole("log").getByText("Sent", { exact: true })).toBeAttached();

    proxy.cut("drop");
    await expect(ada.getByText(/reconnect/i).first()).toBeVisible();
    await composer.fill("Are you there?");
    await composer.press("Enter");
    await ada.goBack();
    await expect(ada.getByRole("main").getByRole("link", { name: /Tunde Blocks/ })).toContainText("Not sent yet");
    await tunde.goto("/messages");
    await tunde
      .getByRole("main")
      .getByRole("link", { name: /Ada Refused/ })
      .click();
    await tunde.getByRole("button", { name: "Conversation menu" }).click();
    await menuLine(tunde, "Block Ada Refused").click();
    await tunde.getByRole("dialog").or(tunde.getByRole("alertdialog")).getByRole("button", { name: "Block" }).click();
    await expect(tunde.getByText("You can’t write in this conversation right now.")).toBeVisible();
    proxy.mend();

    const row = ada.getByRole("log").getByRole("listitem").filter({ hasText: "Are you there?" });
    const reason = /Not sent\. You can’t message this member here\./;
    await ada
      .getByRole("main")
      .getByRole("link", { name: /Tunde Blocks/ })
      .click();
    await expect(row).toContainText(reason, { timeout: 40_000 });
    await ada.reload();
    await expect(row).toContainText(reason);
    await row.getByRole("button", { name: "Retry" }).click();
    await expect(row).toContainText(reason);
    await row.getByRole("button", { name: "Delete" }).click();
    await expect(row).toHaveCount(0);
    await ada.reload();
    await expect(ada.getByRole("log").getByText("Hello Tunde")).toBeVisible();
    await expect(row).toHaveCount(0);
  } finally {
    await proxy.close();
  }
});
