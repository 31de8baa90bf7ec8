import { expect, test } from "vitest";
import { demoPictures } from "../../../../server/demo/picture/pictures.ts";

test.each(Object.entries(demoPictures))(
  "the picture %s is a small SVG, 16:9, without scripts or foreign parts",
  (_, draw) => {
    const svg = draw();
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1600" height="900" viewBox="0 0 640 360">/,
    );
    expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
    expect(svg).not.toMatch(/<script|href|NaN|undefined/);
    expect(svg.length).toBeLessThan(9 * 1024);
  },
);
