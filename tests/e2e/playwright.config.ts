import { defineConfig } from "@playwright/test";

/** Journeys in a real browser against a real server for each worker. Mostly they wait for rounds to end, so two share two cores. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../results/journeys",
  workers: 2,
  // Each journey brings its own people, so any of them may follow any other.
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may starve a browser once. A journey that needs its second try is printed as flaky, and is a bug to look into.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json"]],
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-sync"],
    },
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
  },
});
