// Reads Vitest's summary of coverage: how much of each feature the tests run, and which files no test enters.
import { relative } from "node:path";

/** One line for each feature, the least covered first, and the files that no test enters. */
export function describeCoverage(summary, root) {
  const files = filesOf(summary, root);
  if (files.length === 0) return "nothing was recorded";
  const features = [...new Set(files.map(({ name }) => featureOf(name)))];
  const lines = features
    .map((feature) => ({ name: feature, ...shareOf(files.filter(({ name }) => featureOf(name) === feature)) }))
    .sort((one, other) => one.percent - other.percent || one.name.localeCompare(other.name))
    .map(describeShare);
  const unentered = files.filter(({ isEntered }) => !isEntered).map(({ name }) => name);
  const list = unentered.length > 0 ? ["", "── files that no test enters", ...unentered.sort()] : [];
  return [...lines, describeShare({ name: "together", ...shareOf(files) }), ...list].join("\n");
}

function filesOf(summary, root) {
  const { total: _total, ...files } = summary ?? {};
  return Object.entries(files).map(([path, { statements, functions }]) => ({
    name: relative(root, path).replaceAll("\\", "/"),
    total: statements.total,
    covered: statements.covered,
    // An imported file runs its declarations. Only a call enters it.
    isEntered: functions.total > 0 ? functions.covered > 0 : statements.total === 0 || statements.covered > 0,
  }));
}

/** `server/payment` of `server/payment/refund/send-refund.ts`, and `server` of `server/app.ts`. */
function featureOf(name) {
  return name.split("/").slice(0, -1).slice(0, 2).join("/");
}

function shareOf(files) {
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  const [total, covered] = [sum("total"), sum("covered")];
  return { total, covered, percent: total === 0 ? 100 : (covered / total) * 100 };
}

function describeShare({ name, percent, covered, total }) {
  return `${percent.toFixed(1).padStart(5)} %  ${`${covered} of ${total}`.padEnd(14)} ${name}`;
}
