import { z } from "zod";
import { settings } from "./config.ts";

const between = /(<!-- settings: made by `npm run docs` -->\n)[\s\S]*?(<!-- \/settings -->)/;

/** README.md with its table of settings made anew from their declaration. */
export const withSettings = (readme: string): string =>
  readme.replace(between, (_, start: string, end: string) => `${start}${settingsTable()}${end}`);

function settingsTable(): string {
  const rows = Object.entries(settings.shape).map(([name, shape]) => {
    const standard = shape.safeParse(undefined).data;
    const shown = standard === undefined || (Array.isArray(standard) && standard.length === 0) ? "" : `\`${standard}\``;
    return `| \`${name}\` | ${shown} | ${z.globalRegistry.get(shape)?.description ?? ""} |`;
  });
  return ["| Setting | Without it | What it does |", "| --- | --- | --- |", ...rows, ""].join("\n");
}
