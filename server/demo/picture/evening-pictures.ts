import { bulbs, circle, ellipse, limb, line, paint, person, picture, rect, shape, stars, toneOf } from "./drawing.ts";

/** A singer, a drummer and a guitarist on a lit stage, and hands in front of it. */
export function concert(): string {
  const hand = (x: number, y: number, skin: number, cloth: string) =>
    limb(`${x} 372 ${x + 3} ${y + 30}`, cloth, 24) + limb(`${x + 3} ${y + 26} ${x + 5} ${y}`, toneOf(skin), 13);
  const microphone = limb("-12 34 -8 4", toneOf(1), 9) + line("M-7 2V-4", "#120a0c", 5) + circle(-7, -6, 5, paint.ink);
  const guitar = `<g transform="rotate(-24)">${ellipse(-2, 56, 19, 15, paint.deepAmber)}${ellipse(20, 53, 14, 12, paint.deepAmber)}${circle(4, 55, 6, paint.darkWood)}${rect(30, 50, 54, 6, paint.darkWood, 2)}${rect(82, 47, 14, 12, paint.darkWood, 3)}</g>`;
  return picture(
    paint.night,
    shape("M120 0 20 300H290L190 0Z", paint.violet, 0.16),
    shape("M520 0 620 300H350L450 0Z", paint.coral, 0.16),
    shape("M286 0 200 300H440L354 0Z", paint.amber, 0.3),
    bulbs([0, 26], [320, 20], 18),
    bulbs([320, 20], [640, 26], 18),
    ellipse(320, 282, 250, 30, paint.amber, 0.3),
    // The drums
    person({ x: 172, y: 168, size: 1.05, skin: 0, hair: "fila", wrap: paint.coral, cloth: paint.teal, look: 3 }),
    ellipse(172, 238, 44, 15, paint.cream) +
      shape("M128 238C128 256 216 256 216 238V272C204 290 140 290 128 272Z", paint.coral),
    line("M136 252 150 284 172 256 194 284 208 252", paint.cream, 3),
    ellipse(112, 246, 26, 9, paint.paper) + shape("M86 246C86 256 138 256 138 246L128 288H96Z", paint.wood),
    limb("146 200 128 226", toneOf(0), 10) + limb("198 200 214 224", toneOf(0), 10),
    // The singer and the guitarist
    person({
      x: 320,
      y: 152,
      size: 1.5,
      skin: 1,
      hair: "gele",
      wrap: paint.violet,
      cloth: paint.amber,
      front: microphone,
    }),
    person({ x: 468, y: 170, size: 1.15, skin: 2, hair: "low", cloth: paint.coral, look: -3, front: guitar }),
    limb("440 214 470 232", toneOf(2), 10),
    rect(0, 286, 640, 80, paint.dusk) + rect(0, 286, 640, 7, paint.slate),
    hand(46, 262, 1, paint.violet),
    hand(118, 290, 3, paint.teal),
    hand(236, 296, 0, paint.gold),
    hand(402, 298, 2, paint.violet),
    hand(520, 280, 0, paint.coral),
    hand(596, 262, 1, paint.teal),
    person({ x: 76, y: 346, size: 1, skin: 0, hair: "puffs", cloth: paint.coral, isFromBehind: true }),
    person({ x: 180, y: 354, size: 1, skin: 2, hair: "afro", cloth: paint.gold, isFromBehind: true }),
    person({
      x: 322,
      y: 356,
      size: 1,
      skin: 1,
      hair: "hijab",
      wrap: paint.teal,
      cloth: paint.teal,
      isFromBehind: true,
    }),
    person({ x: 462, y: 352, size: 1, skin: 3, hair: "low", cloth: paint.violet, isFromBehind: true }),
    person({ x: 566, y: 348, size: 1, skin: 0, hair: "bun", cloth: paint.amber, isFromBehind: true }),
  );
}

/** Friends around a camp fire under the stars, one with a drum. */
export function campFire(): string {
  const tree = (x: number, y: number, size: number, fill: string) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${rect(-5, 0, 10, 70, paint.darkWood)}${shape("M-62 4C-66-20-34-46-14-40 2-62 40-52 44-32 66-30 70 0 52 8 30 18-44 18-62 4Z", fill)}</g>`;
  const drum = `${shape("M-24 38C-24 54 26 54 26 38L14 84H-12Z", paint.wood)}${line("M-18 60-4 78 8 58 18 66", paint.amber, 3)}${ellipse(1, 38, 25, 9, paint.paper)}${limb("-32 28 -10 36", toneOf(3), 10)}${limb("34 28 14 35", toneOf(3), 10)}`;
  return picture(
    paint.night,
    stars(
      [70, 50, 6],
      [150, 92],
      [236, 34, 7],
      [330, 66],
      [418, 36, 6],
      [600, 120],
      [548, 44, 5],
      [284, 110, 4],
      [468, 96, 4],
    ),
    shape("M556 40a30 30 0 1 0 30 42 24 24 0 0 1-30-42Z", paint.amber),
    shape("M0 214C110 166 190 196 300 180S540 160 640 206V360H0Z", paint.dusk),
    tree(70, 176, 1.15, paint.hill) + tree(588, 190, 1, paint.hill) + tree(500, 186, 0.7, paint.hill),
    shape("M0 260C160 226 480 226 640 260V360H0Z", paint.hill),
    circle(320, 226, 150, paint.amber, 0.1) + circle(320, 234, 104, paint.amber, 0.16),
    ellipse(320, 306, 230, 46, paint.glow),
    // Behind the fire
    person({ x: 206, y: 204, skin: 1, hair: "braids", wrap: paint.coral, cloth: paint.teal, look: 4 }),
    person({ x: 434, y: 204, skin: 0, hair: "hijab", wrap: paint.violet, cloth: paint.violet, look: -4 }),
    person({ x: 276, y: 190, size: 0.9, skin: 2, hair: "low", cloth: paint.coral, look: 2 }),
    person({ x: 364, y: 190, size: 0.9, skin: 3, hair: "afro", cloth: paint.gold, look: -2 }),
    // The fire
    limb("280 306 362 282", paint.darkWood, 14) + limb("362 306 280 282", paint.wood, 14),
    shape(
      "M320 172C360 220 374 250 362 274 352 296 288 296 278 274 266 246 300 232 298 204 312 212 318 192 320 172Z",
      paint.coral,
    ),
    shape(
      "M322 204C348 238 352 258 344 274 336 290 302 290 296 274 290 252 312 244 312 226 320 230 322 216 322 204Z",
      paint.amber,
    ),
    shape("M322 240C334 258 336 270 330 278 326 284 312 284 310 276 308 264 320 258 322 240Z", paint.cream),
    circle(312, 140, 3, paint.amber) + circle(330, 116, 2.5, paint.amber) + circle(322, 92, 2, paint.coral),
    // In front
    limb("60 350 190 338", paint.darkWood, 26) + limb("456 340 590 350", paint.darkWood, 26),
    person({
      x: 114,
      y: 262,
      size: 1.2,
      skin: 3,
      hair: "fila",
      wrap: paint.amber,
      cloth: paint.coral,
      look: 6,
      front: drum,
    }),
    person({ x: 530, y: 260, size: 1.2, skin: 2, hair: "puffs", cloth: paint.teal, look: -6 }),
    rect(0, 346, 640, 14, paint.dusk),
  );
}

/** A film on a sheet outside, and heads in front of it. */
export function filmNight(): string {
  return picture(
    paint.night,
    stars([36, 40, 6], [92, 96], [596, 60, 7], [560, 130], [24, 150, 4]),
    shape("M0 232C140 206 500 206 640 232V360H0Z", paint.dusk),
    shape("M320 330 130 40H510Z", paint.cream, 0.07),
    line("M132 268V26M508 268V26", paint.wood, 9),
    rect(132, 34, 376, 196, paint.paper, 4),
    // On the sheet: a fishing boat on a lake at dusk
    rect(142, 44, 356, 176, "#f7b58a", 2) + circle(372, 128, 40, paint.cream),
    shape("M142 128C210 96 250 118 300 128H142ZM498 128C460 104 430 118 396 128H498Z", "#a8637a"),
    rect(142, 128, 356, 92, "#3f6f8c") + shape("M338 128H406L420 220H320Z", paint.cream, 0.45),
    shape("M214 152H342C336 178 322 184 304 184H248C228 184 220 172 214 152Z", paint.darkWood),
    line("M276 152V74", paint.darkWood, 5) +
      shape("M280 78C318 92 322 122 316 144H280ZM272 86C248 102 244 126 246 144H272Z", paint.paper),
    line("M160 200h44M400 184h56M352 206h34M220 208h26", "#a9d0dc", 4),
    bulbs([132, 26], [0, 8], 12),
    bulbs([508, 26], [640, 8], 12),
    // The projector
    rect(298, 262, 46, 24, paint.ink, 6) +
      circle(320, 262, 6, paint.cream) +
      rect(288, 286, 66, 8, paint.wood, 3) +
      line("M298 294 288 332M344 294 354 332", paint.wood, 6),
    person({ x: 60, y: 288, size: 1.15, skin: 1, hair: "afro", cloth: paint.coral, isFromBehind: true }),
    person({ x: 142, y: 296, size: 1.1, skin: 0, hair: "bun", cloth: paint.gold, isFromBehind: true }),
    person({ x: 224, y: 298, size: 1, skin: 2, hair: "low", cloth: paint.teal, isFromBehind: true }),
    person({
      x: 420,
      y: 298,
      size: 1,
      skin: 3,
      hair: "hijab",
      wrap: paint.violet,
      cloth: paint.violet,
      isFromBehind: true,
    }),
    person({
      x: 498,
      y: 294,
      size: 1.1,
      skin: 0,
      hair: "fila",
      wrap: paint.amber,
      cloth: paint.coral,
      isFromBehind: true,
    }),
    person({ x: 582, y: 288, size: 1.15, skin: 1, hair: "puffs", cloth: paint.teal, isFromBehind: true }),
    // Popcorn
    shape("M316 318H364L358 362H322Z", paint.coral) + line("M332 320 334 360M348 320 346 360", paint.cream, 6),
    circle(324, 314, 9, paint.cream) + circle(340, 308, 10, paint.paper) + circle(356, 314, 9, paint.cream),
  );
}
