import type { Config } from "../../platform/config/config.ts";

/** What to do after the setup. */
export function nextSteps({ PUBLIC_URL = "", PORT, SMTP_URL, dataDir }: Config): string {
  const steps = [
    ...(PUBLIC_URL.startsWith("https:")
      ? [
          `Let your web server pass ${PUBLIC_URL} on to http://127.0.0.1:${PORT}, for instance with: sudo caddy reverse-proxy --from ${new URL(PUBLIC_URL).host} --to 127.0.0.1:${PORT}`,
        ]
      : []),
    "Run npm start. It shows a one-time code.",
    `Open ${PUBLIC_URL}/setup, create your account and enter the code.`,
    ...(SMTP_URL === undefined ? [`Look for mails in ${dataDir}/outbox, because there is no mail server.`] : []),
  ];
  return ["What to do next:", ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join("\n");
}
