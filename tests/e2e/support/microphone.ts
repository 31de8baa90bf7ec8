import { test } from "./site.ts";

const fakeDevice = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** Gives the browser of a file’s tests a microphone that beeps, and that everyone allows. */
export const allowMicrophone = (): void =>
  test.use({
    launchOptions: async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fakeDevice] });
    },
  });
