import { circle, ellipse, limb, line, paint, person, picture, rect, shape, toneOf } from "./drawing.ts";

const palm = (x: number, y: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${line("M0 110C4 70-4 40 2 4", paint.darkWood, 9)}${shape("M2 6C-20-22-52-18-64 6-42-6-20-4 2 10ZM2 6C24-22 56-18 68 6 46-6 24-4 2 10ZM2 6C-8-32-34-46-58-40-34-30-14-16 0 8ZM2 6C12-32 38-46 62-40 38-30 18-16 4 8ZM2 6C-16 6-34 24-36 48-22 28-10 20 4 12ZM2 6C20 6 38 24 40 48 26 28 14 20 0 12Z", fill)}</g>`;

/** Three players after one ball, a goal, and the low sun. */
export function football(): string {
  const player = (at: string, skin: number, shirt: string, shorts: string, hair: string) => {
    const tone = toneOf(skin);
    return `<g transform="${at}">${limb("-10 62 -26 88 -52 96", tone, 14)}${limb("-52 96 -56 90", paint.dusk, 13)}${limb("10 62 34 82 44 110", tone, 14)}${limb("44 112 56 112", paint.dusk, 13)}${shape("M-20 46H20L30 74 8 82 0 68-6 82-30 74Z", shorts)}${limb("-16 16 -36 34 -24 52", tone, 11)}${limb("16 16 38 28 52 12", tone, 11)}${shape("M-22 10C-10 2 10 2 22 10L20 50H-20Z", shirt)}${rect(-5, -8, 10, 14, tone)}${ellipse(0, -20, 15, 17, tone)}${hair}<path d="M7-20h0" stroke="#130c14" stroke-width="4" stroke-linecap="round"/></g>`;
  };
  const low = shape("M-15-20C-16-42 16-42 15-24 6-30-8-28-15-20Z", "#130c14");
  const tail = `${low}${limb("-14 -26 -26 -20 -32 -6", "#130c14", 8)}`;
  return picture(
    "#f4a283",
    circle(470, 150, 92, paint.gold, 0.35) + circle(470, 150, 58, paint.cream),
    shape("M0 182C90 140 170 168 260 160S470 132 640 176V260H0Z", "#8f5a7e"),
    palm(58, 98, 1, "#4c3a66") + palm(118, 122, 0.7, "#4c3a66") + palm(596, 104, 0.95, "#4c3a66"),
    rect(0, 206, 640, 154, paint.leaf) + shape("M0 206H640V226C420 214 220 236 0 222Z", "#4f8a54"),
    shape("M0 262C220 244 420 272 640 250V292C420 306 220 280 0 300Z", "#72ab64"),
    // The goal
    line("M226 246V156H414V246", paint.cream, 8),
    line(
      "M226 156 242 232H398L414 156M258 158 266 232M290 158 294 232M322 158V232M354 158 348 232M384 158 376 232M232 178H408M236 204H404",
      paint.cream,
      1.5,
    ),
    // The goalkeeper
    person({
      x: 318,
      y: 196,
      size: 0.72,
      skin: 3,
      hair: "low",
      cloth: paint.gold,
      behind: limb("-26 26 -58 -6", toneOf(3), 12) + limb("26 26 58 -6", toneOf(3), 12),
    }) +
      limb("306 244 300 262", toneOf(3), 10) +
      limb("330 244 336 262", toneOf(3), 10),
    ellipse(192, 342, 66, 8, "#3f7047") + ellipse(450, 342, 66, 8, "#3f7047") + ellipse(324, 334, 26, 6, "#3f7047"),
    player("translate(176 206) scale(1.15)", 0, paint.violet, paint.cream, low),
    player("translate(466 206) scale(-1.15 1.15)", 2, paint.coral, paint.dusk, tail),
    circle(318, 308, 21, paint.cream) +
      shape("M318 297 328 304 324 316H312L308 304Z", paint.dusk) +
      line("M318 297V288M328 304 337 301M324 316 330 324M312 316 306 324M308 304 299 301", paint.dusk, 3),
  );
}

/** A walk up a hill at dawn, towards the light. */
export function prayerWalk(): string {
  const walker = (
    x: number,
    y: number,
    size: number,
    skin: number,
    cloth: string,
    hair: Parameters<typeof person>[0]["hair"],
    wrap: string,
  ) => {
    const legs = limb("-12 92 -20 132", toneOf(skin), 13) + limb("14 92 20 126", toneOf(skin), 13);
    const wrapper = shape("M-32 60H32L36 112H-36Z", paint.hill);
    return person({ x, y, size, skin, hair, wrap, cloth, isFromBehind: true, behind: legs + wrapper });
  };
  return picture(
    "#f7b58a",
    shape("M0 0H640V86C420 60 220 110 0 80Z", "#e88b86"),
    shape("M0 0H640V38C440 24 210 56 0 34Z", "#b06a8c"),
    circle(404, 168, 130, paint.gold, 0.28) + circle(404, 168, 88, paint.gold, 0.5) + circle(404, 168, 52, paint.cream),
    line(
      "M120 76c8-10 16-10 22 0 6-10 14-10 22 0M206 48c6-8 12-8 17 0 5-8 11-8 17 0M540 70c6-8 12-8 17 0 5-8 11-8 17 0",
      paint.dusk,
      4,
    ),
    shape("M0 206C120 150 260 190 400 168S580 150 640 172V360H0Z", "#a8637a"),
    // A chapel on the ridge
    shape("M368 172V132L404 106 440 132V172Z", paint.hill) +
      line("M404 106V76M393 86H415", paint.hill, 6) +
      shape("M394 172V152a10 10 0 0 1 20 0v20Z", paint.amber),
    shape("M0 254C160 196 330 240 480 196 560 178 610 190 640 198V360H0Z", "#6b4f86"),
    palm(70, 150, 1, paint.hill) + palm(586, 124, 0.8, paint.hill),
    shape(
      "M404 172C370 196 420 208 380 232 330 262 250 290 196 362H470C440 300 470 262 436 230 408 208 430 190 404 172Z",
      paint.paper,
      0.8,
    ),
    shape("M0 306C90 276 190 300 240 362H0ZM640 290C560 280 480 310 452 362H640Z", paint.hill),
    walker(394, 196, 0.4, 1, paint.coral, "low", paint.amber),
    walker(420, 200, 0.42, 0, paint.teal, "gele", paint.gold),
    walker(366, 222, 0.58, 2, paint.gold, "hijab", paint.violet),
    walker(418, 226, 0.62, 3, paint.violet, "fila", paint.coral),
    walker(286, 244, 0.92, 0, paint.teal, "braids", paint.gold),
    walker(372, 250, 1, 1, paint.coral, "puffs", paint.gold),
  );
}
