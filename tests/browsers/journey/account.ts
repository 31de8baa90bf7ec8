import { test } from "vitest";
import { mailedTokens } from "../../support/account/outbox.ts";
import { newMember, TEST_PASSWORD } from "../../support/account/people.ts";
import { withSecondFactor } from "../../support/account/second-factor.ts";
import { newMemberWithRole } from "../../support/event/managed-event.ts";
import { button, checkbox, dialog, field, heading, link, type Page, radio, text } from "../support/page.ts";
import { DESKTOP, PHONE, type Stage } from "../support/stage.ts";

const NEW_PASSWORD = "a brand new password";

/** Accounts: forms with what they say about faults, mails, sessions. */
export function accountJourneys(stage: Stage): void {
  test("a visitor signs up on a phone, after what was wrong, and the mailed link confirms the address", {
    tags: "short",
  }, async () => {
    const email = "ngozi@example.org";
    const page = await stage.visitor(PHONE);
    await page.open("/auth?mode=create");
    await page.fill(field("Email"), "not an address");
    await page.fill(field("Password"), "short");
    await page.click(button("Create Account"));
    await page.sees(text("Please enter a valid email address"));
    await page.fill(field("Email"), email);
    await page.fill(field("Password"), TEST_PASSWORD);
    await page.press("Enter");
    await page.untilAt(/^\/start$/);
    await page.fill(field("Your name"), "Ngozi Eze");
    await page.press("Enter");
    await page.focused(heading("Choose your picture"));
    await page.check(radio("A girl with a gele"));
    await page.click(button("Use this picture"));
    await page.click(button(/Five/));
    await page.sees(text(/Correct\./));
    await page.click(button("Done"));
    await page.click(link("Go to the home page"));
    await page.sees(heading("Welcome back, Ngozi"));

    const [token = ""] = await mailedTokens(stage.server(), email, "verify");
    await page.open(`/auth/verify?token=${token}`);
    await page.sees(text("Your email is verified"));
  });

  test("a member who forgot the password sets a new one by mail, signs in with it, and signs out", async () => {
    const member = await newMember(stage.server().url, "Tunde Forgets");
    const email = member.me?.email ?? "";
    const page = await stage.visitor();
    await page.open("/auth");
    await enterPassword(page, email, "not that one");
    await page.sees(text("Wrong email or password."));
    await page.click(link("Forgot your password?"));
    await page.sees(button("Send the link"));
    await page.fill(field("Email"), email);
    await page.click(button("Send the link"));
    await page.sees(text("Please check your email"));
    const [token = ""] = await mailedTokens(stage.server(), email, "reset");
    await page.open(`/auth/reset?token=${token}`);
    await page.fill(field("New password"), NEW_PASSWORD);
    await page.click(button("Save password"));
    await page.untilAt(/^\/auth$/);
    await enterPassword(page, email, NEW_PASSWORD);
    await page.sees(heading("Welcome back, Tunde"));
    await page.click(button("Sign Out"));
    await page.sees(link("Sign In"));
    await page.open("/dashboard/events");
    await page.untilAt(/^\/auth\?to=/);
  });

  test("an admin signs in with a code of the second step, and reaches the admin area", { tags: "short" }, async () => {
    const admin = await newMemberWithRole(stage.server(), "admin", "Mama Grace");
    const { app } = await withSecondFactor(admin);
    const page = await stage.visitor();
    await page.open("/admin");
    await enterPassword(page, admin.me?.email ?? "");
    await page.focused(field("Code"));
    await page.window.type(app.code(1));
    await page.press("Enter");
    await page.untilAt(/^\/admin$/);
    await page.sees(heading("Overview"));
  });

  test("a member fills in the profile with drawing, birth date and interests, which are there after a reload", {
    tags: "short",
  }, async () => {
    const member = await newMember(stage.server().url, "Ada Fills");
    const page = await stage.browserOf(member, PHONE);
    await page.open("/dashboard/profile");
    await page.check(radio("A girl with two puffs of hair"));
    await page.fill(field("Bio"), "I sing in the choir.");
    await page.typeDate(field("Date of birth"), "2010-03-14");
    await page.check(radio("Growing"));
    await page.check(checkbox("Music"));
    await page.fill(field("Phone"), "0803 123 4567");
    await page.click(button("Save profile"));
    await page.sees(text("Profile saved successfully!"));
    await page.reload();
    await page.untilFound(field("Phone"), ({ value }) => value === "+2348031234567");
    await page.untilFound(field("Date of birth"), ({ value }) => value === "2010-03-14");
    await page.untilFound(radio("A girl with two puffs of hair"), ({ isChecked }) => isChecked);
    await page.untilFound(checkbox("Music"), ({ isChecked }) => isChecked);
  });

  test("a member signs another browser out, and that one says so at once", async () => {
    const member = await newMember(stage.server().url, "Ada Elsewhere");
    const [here, elsewhere] = [await stage.browserOf(member, DESKTOP), await stage.browserOf(member, PHONE)];
    await elsewhere.open("/dashboard");
    await elsewhere.sees(heading(/^Welcome, /));
    await here.open("/account/security");
    await here.click(button(/^Sign out .* on Linux/));
    await elsewhere.sees(text("Your session has ended. Please sign in again."));
    await here.seesNot(dialog());
  });
}

async function enterPassword(page: Page, email: string, password = TEST_PASSWORD): Promise<void> {
  await page.fill(field("Email"), email);
  await page.fill(field("Password"), password);
  await page.press("Enter");
}
