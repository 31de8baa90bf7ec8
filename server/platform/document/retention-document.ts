import { type RetentionRule, retention, untilOf } from "../../../schema/retention.ts";

const HEAD = `# What is deleted by itself

Written by \`npm run docs\` from \`schema/retention.ts\`, which the jobs take their times from. Jobs with days run each night in
the community's time zone, so a row may stay for up to a day longer. Everything else stays until somebody deletes it, or until the
member's account is deleted ([rules](../server/erasure/RULES.md)). Logs go to the standard output of the server and are kept by whoever
collects them.

| What | Until | Why so long | Job |
| --- | --- | --- | --- |
`;

export const retentionDocument = (): string => `${HEAD}${Object.values(retention).map(rowOf).join("\n")}\n`;

const rowOf = ({ what, why, job, ...rule }: RetentionRule): string =>
  `| ${what} | ${untilOf(rule)} | ${why} | ${job === null ? "the job queue itself" : `\`${job}\``} |`;
