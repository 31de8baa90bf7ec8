import type { Figure } from "./figures.ts";
import { describeGoal, short } from "./metric.ts";

const head = `# Performance

What \`npm run bench\` measured last. Figures depend on the machine and on what else it does: compare only those of one line, which
were taken in turns. A goal for times and ratios is held within 5 %.

Written from [performance.json](performance.json) by \`npm run bench -- --document docs/performance.json\`. To measure again:
\`npm run bench -- --json docs/performance.json\`, or some lines only: \`npm run bench -- P5 P7 --json docs/performance.json\`.
`;

/** The page that shows the latest figures of each line, with machine and date. */
export function performanceDocument(figures: readonly Figure[]): string {
  const lines = [...new Set(figures.map(({ line }) => line))];
  const goals = figures.filter(({ held }) => held !== null);
  const held = goals.filter((each) => each.held).length;
  const sections = lines.map((id) => section(figures.filter(({ line }) => line === id)));
  return [head, `${held} of ${goals.length} goals are held.\n`, ...sections].join("\n");
}

function section(figures: readonly Figure[]): string {
  const [first] = figures;
  if (!first) return "";
  const { line, title, machine, load, date, commit } = first;
  return [
    `## ${line}: ${title}`,
    "",
    `${date.slice(0, 10)}, commit ${commit}, ${machine}, load ${load.toFixed(1)} before.`,
    "",
    "| Figure | Measured | Goal | Held |",
    "| --- | ---: | ---: | --- |",
    ...figures.map(row),
    "",
  ].join("\n");
}

function row({ figure, value, unit, goal, held }: Figure): string {
  const verdict = held === null ? "" : held ? "yes" : "**no**";
  // A value that explains the one above is indented.
  const name = figure.trim().replaceAll("|", "\\|");
  const cells = [figure.startsWith(" ") ? `&ensp;${name}` : name, `${short(value)} ${unit}`.trim()];
  return `| ${[...cells, goal ? describeGoal(goal) : "", verdict].join(" | ")} |`;
}
