import { defineConfig } from "@playwright/test";

/**
 * A whole Chromium keeps renderers ready behind each new window's address bar, 0.7 s of a core for every newcomer. It heeds the last
 * such list alone, so what Playwright goes without stands here again.
 */
const withoutFeatures = [
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
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        "--disable-sync",
        `--disable-features=${withoutFeatures}`,
      ],
    },
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
  },
});
