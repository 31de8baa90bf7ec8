import { openTcpProxy } from "../../support/server/tcp-proxy.ts";
import { becomeMember } from "../support/member.ts";
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
