import { defineConfig } from "@playwright/test";

/**
 * Chromium features to turn off. The first three start renderers behind the address bar of each new window, 0.7 s of a core each time.
 * Chromium reads only the last such list, so this one repeats Playwright's own.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

/** `npm test` names both: servers print tickets with the second, which is a whole browser. */
const browser = process.env.JOURNEY_BROWSER ?? process.env.CHROMIUM_PATH;

/** Tests in real browsers. Each worker starts its own servers. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./support/prepared-folder.ts",
  outputDir: "../results/journeys",
  // Three on two cores: a test waits a third of its time.
  workers: 3,
  // Each test signs up its own members, so they can run in any order.
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may starve a browser. `npm test` lists each test that needed its retry: treat it as a bug.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json"]],
  use: {
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        "--disable-sync",
        `--disable-features=${disabledFeatures}`,
      ],
    },
    actionTimeout: 15_000,
    // Journeys that answer requests themselves would not see those of a service worker. Those of the app allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
  },
});
