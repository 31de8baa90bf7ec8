import type { Page } from "@playwright/test";
import { signIn } from "../../schema/account/api.ts";

/** Of the demo members, whom a server outside production adds. */
const PASSWORD = "lamp-on-a-stand";

export async function signInAs(page: Page, email: string): Promise<void> {
  const { origin } = new URL((await page.request.get("/api/health")).url());
  const reply = await page.request.post(signIn.path, {
    data: { email, password: PASSWORD },
    headers: { Origin: origin },
  });
  if (!reply.ok()) throw new Error(`${email} cannot sign in: ${await reply.text()}`);
}

interface ScreenPicture {
  /** The first part of the file's name. */
  name: string;
  /** Opens the screen. False if this version has no such screen. */
  open(page: Page): Promise<boolean>;
}

const at =
  (path: string, email?: string) =>
  async (page: Page): Promise<boolean> => {
    if (email) await signInAs(page, email);
    const response = await page.goto(path);
    return response?.status() === 200;
  };

export const screens: readonly ScreenPicture[] = [
  { name: "home", open: at("/") },
  { name: "member-home", open: at("/", "ada@example.org") },
  { name: "engagement", open: at("/engagement") },
  { name: "dashboard", open: at("/dashboard", "ada@example.org") },
  { name: "devotions", open: at("/devotions") },
];
