import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawingStyles } from "../support/style-rules.ts";

const drawing = globSync("client/**/*.{ts,tsx}", { exclude: ["client/ui/**"] }).flatMap((file) =>
  drawingStyles(file, readFileSync(file, "utf8")).map((style) => `${file}:${style}`),
);

describe("styles outside client/ui", () => {
  test("styles outside client/ui only lay out, and leave colors, type, borders and motion to client/ui", () => {
    expect(drawing).toEqual([]);
  });
});

describe("styles inside client/ui", () => {
  test("styles inside client/ui use type sizes and radii from the tokens", () => {
    const literal = /(font-size|font|border-radius):[^;{}`]*?[^\w.$-]\d*\.?\d+(rem|px|%)/g;
    const found = globSync("client/ui/**/*.{ts,tsx}").flatMap((file) =>
      [
        ...readFileSync(file, "utf8")
          .replaceAll(/\$\{[^{}]*\}/g, "")
          .matchAll(literal),
      ].map(([text]) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

describe("styles anywhere", () => {
  test("no style uses color-mix(), which is newer than Chrome 109 and Safari 16.0", () => {
    const files = globSync("client/**/*.{ts,tsx}", { exclude: ["client/dist/**"] });
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => readFileSync(file, "utf8").includes("color-mix("))).toEqual([]);
  });
});

describe("the check for drawing styles", () => {
  const findings = (source: string) => drawingStyles("sample.tsx", source);

  test("the style check accepts a style that only lays out", () => {
    expect(
      findings(`
        const Box = styled.div<{ $n: number }>\`
          display: grid; gap: 8px; /* color: red; */
          width: \${({ $n }) => $n}px;
          \${from.wide} { margin: 0 auto; > svg { height: 32px; } &:empty { display: none; } }
        \`;
        const box = <div style={{ flex: 1 }} />;
      `),
    ).toEqual([]);
  });

  test("the style check finds every drawing property, also in nested rules", () => {
    const css = "color: red; &:hover { border: 0; } @media print { font: inherit }";
    expect(findings(`const Box = styled(Card)\`${css}\`;`)).toEqual(["1: color", "1: border", "1: font"]);
  });

  test("the style check finds a drawing property that a condition or a function adds", () => {
    const opacity = ["1: opacity"];
    expect(findings(`const A = styled.p\`\${({ $on }) => $on && \`opacity: 0;\`}\`;`)).toEqual(opacity);
    expect(findings(`const A = styled.p\`\${({ $on }) => ($on ? "opacity: 0;" : "")}\`;`)).toEqual(opacity);
    expect(findings(`const a = (n) => \`opacity: \${n};\`; const A = styled.p\`\${a(1)}\`;`)).toEqual(opacity);
  });

  test("the style check finds imported mixins, animations and inline styles that draw", () => {
    const imported = `import { transition } from "../ui/theme/css.ts";`;
    const mixin = `${imported} const A = styled.p\`gap: 0; \${transition("color")}\`;`;
    expect(findings(mixin)).toEqual(["1: mixin transition"]);
    expect(findings("const turn = keyframes`to { rotate: 1turn; }`;")).toEqual(["1: keyframes"]);
    expect(findings('const a = <p style={{ textAlign: "center", fontSize: 12 }} />;')).toEqual(["1: style font-size"]);
  });
});
