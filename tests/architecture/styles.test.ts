import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { literalStyles } from "../support/style-rules.ts";

const files = globSync("client/**/*.{ts,tsx}", { exclude: ["client/dist/**"] });
/** A drawing, a code that cameras read, and paper: their colors are the same in both themes. */
const ownColors = [
  "client/site/home/evening-picture.tsx",
  "client/ui/illustration/qr-code.tsx",
  "client/ui/layout/print-page.ts",
];

describe("styles of the client", () => {
  test("styles use colors, type sizes, radii and spaces from the tokens", () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files
      .filter((file) => !ownColors.includes(file))
      .flatMap((file) => literalStyles(file, readFileSync(file, "utf8")).map((style) => `${file}:${style}`));
    expect(found).toEqual([]);
  });

  test("no style uses color-mix(), which is newer than Chrome 109 and Safari 16.0", () => {
    expect(files.filter((file) => readFileSync(file, "utf8").includes("color-mix("))).toEqual([]);
  });
});

describe("the check for literal styles", () => {
  const findings = (source: string) => literalStyles("sample.tsx", source);

  test("the style check accepts tokens", () => {
    expect(
      findings(`
        const Box = styled.div<{ $n: number }>\`
          color: \${color.text}; /* color: #fff; */
          font-size: \${typeScale.small}; border-radius: \${radius.small} 0;
          gap: 8px; margin: -12px auto 0.5em; padding: calc(16px + env(safe-area-inset-bottom)) 1px;
          width: \${({ $n }) => $n}px; border: 1px solid \${color.line};
          \${from.wide} { > svg { font-size: 1.2em; } &:empty { background: transparent; } }
        \`;
        const box = <div style={{ width: 40, marginTop: 16, color: color.text }} />;
      `),
    ).toEqual([]);
  });

  test("the style check finds literals, also in nested rules", () => {
    const css = "color: #fff; &:hover { border-radius: 4px; } @media print { font: 400 12px/1.5 serif }";
    expect(findings(`const Box = styled(Card)\`${css}\`;`)).toEqual([
      "1: color: #fff",
      "1: border-radius: 4px",
      "1: font: 400 12px/1.5 serif",
    ]);
  });

  test("the style check finds space beside the scale", () => {
    const css = "gap: 6px; padding: 8px 10px; margin-top: -2px; margin-left: 0.6rem; width: 6px";
    expect(findings(`const Box = styled.div\`${css}\`;`)).toEqual([
      "1: gap: 6px",
      "1: padding: 8px 10px",
      "1: margin-top: -2px",
      "1: margin-left: 0.6rem",
    ]);
    expect(findings("const a = <p style={{ marginTop: 6 }} />;")).toEqual(["1: margin-top: 6px"]);
  });

  test("the style check finds a literal that a condition or a function adds", () => {
    const size = ["1: font-size: 3rem"];
    expect(findings(`const A = styled.p\`\${({ $on }) => $on && \`font-size: 3rem;\`}\`;`)).toEqual(size);
    expect(findings(`const A = styled.p\`\${({ $on }) => ($on ? "font-size: 3rem;" : "")}\`;`)).toEqual(size);
    expect(findings(`const A = styled.p\`font-size: \${({ $on }) => ($on ? "3rem" : "1em")};\`;`)).toEqual(size);
    expect(findings(`const a = () => \`font-size: 3rem;\`; const A = styled.p\`\${a()}\`;`)).toEqual(size);
  });

  test("the style check finds literals in animations and inline styles", () => {
    expect(findings("const fade = keyframes`to { color: rgb(0 0 0); }`;")).toEqual(["1: color: rgb(0 0 0)"]);
    expect(findings("const a = <p style={{ fontSize: 12, width: 12 }} />;")).toEqual(["1: font-size: 12px"]);
  });
});
