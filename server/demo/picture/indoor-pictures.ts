import { circle, ellipse, limb, line, paint, person, picture, rect, shape, stars, toneOf } from "./drawing.ts";

const nightWindow = (x: number, y: number) =>
  shape(`M${x} ${y + 104}V${y + 40}a40 40 0 0 1 80 0v64Z`, paint.darkWood) +
  shape(`M${x + 7} ${y + 98}V${y + 40}a33 33 0 0 1 66 0v58Z`, "#221c45") +
  stars([x + 26, y + 40, 5], [x + 54, y + 62, 4]) +
  line(`M${x + 40} ${y + 6}V${y + 98}M${x + 7} ${y + 58}H${x + 73}`, paint.darkWood, 5);

const hangingLamp = (x: number, y: number) =>
  line(`M${x} 0V${y}`, "#1a1023", 4) +
  circle(x, y + 26, 120, paint.amber, 0.12) +
  circle(x, y + 26, 70, paint.amber, 0.2) +
  circle(x, y + 26, 12, paint.cream) +
  shape(`M${x - 34} ${y + 24}C${x - 30} ${y - 6} ${x + 30} ${y - 6} ${x + 34} ${y + 24}Z`, paint.deepAmber);

const book = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${shape("M-32-8C-20-14-8-12 0-4 8-12 20-14 32-8V12C20 6 8 8 0 14-8 8-20 6-32 12Z", paint.deepAmber)}${shape("M-29-9C-18-14-8-11 0-4V11C-8 5-18 4-29 8ZM29-9C18-14 8-11 0-4V11C8 5 18 4 29 8Z", paint.cream)}${line("M-24-3C-17-5-10-3-5 1M-24 2C-17 0-10 2-5 6M24-3C17-5 10-3 5 1M24 2C17 0 10 2 5 6", paint.ink, 1.5)}</g>`;

/** Five friends around a table with open Bibles under a hanging lamp. */
export function bibleStudy(): string {
  return picture(
    "#4a3050",
    rect(0, 250, 640, 110, "#382340"),
    nightWindow(60, 44) + nightWindow(500, 44),
    rect(164, 82, 50, 6, paint.darkWood) +
      rect(170, 52, 8, 30, paint.teal) +
      rect(179, 46, 9, 36, paint.coral) +
      rect(189, 54, 7, 28, paint.gold),
    rect(430, 82, 46, 6, paint.darkWood) +
      rect(443, 66, 20, 16, paint.wood) +
      shape(
        "M453 68C439 64 437 50 441 42 449 48 453 56 453 68ZM453 68C467 64 469 50 465 42 457 48 453 56 453 68Z",
        paint.leaf,
      ),
    person({ x: 222, y: 184, size: 1.12, skin: 0, hair: "gele", wrap: paint.coral, cloth: paint.amber, look: 2 }),
    person({ x: 320, y: 176, size: 1.12, skin: 2, hair: "low", cloth: paint.teal }),
    person({ x: 418, y: 184, size: 1.12, skin: 1, hair: "hijab", wrap: paint.violet, cloth: paint.violet, look: -2 }),
    hangingLamp(320, 42),
    ellipse(320, 288, 250, 58, paint.darkWood) +
      ellipse(320, 276, 250, 58, paint.wood) +
      ellipse(320, 272, 150, 36, paint.amber, 0.35),
    book(228, 256, 1) + book(322, 246, 1) + book(414, 258, 1) + book(200, 298, 1.15) + book(446, 298, 1.15),
    rect(306, 282, 22, 18, paint.coral, 4) + line("M328 286c8 0 8 10 0 10", paint.coral, 4),
    person({
      x: 108,
      y: 264,
      size: 1.35,
      skin: 3,
      hair: "afro",
      cloth: paint.coral,
      look: 7,
      front: limb("24 44 46 44", toneOf(3), 11),
    }),
    person({
      x: 532,
      y: 264,
      size: 1.35,
      skin: 1,
      hair: "braids",
      wrap: paint.gold,
      cloth: paint.gold,
      look: -7,
      front: limb("-24 44 -46 44", toneOf(1), 11),
    }),
  );
}

/** Somebody with work to tell about, in front of a board and a few listeners. */
export function careerTalk(): string {
  const pointing = limb("-26 30 -56 8 -76 -20", "#2f6f86", 15) + limb("-70 -12 -80 -26", toneOf(1), 11);
  return picture(
    "#2d3f63",
    rect(0, 264, 640, 96, "#22304f"),
    shape("M0 30H34V206H0ZM606 30H640V206H606Z", "#3b5180"),
    rect(92, 36, 330, 184, paint.darkWood, 6) + rect(102, 46, 310, 164, "#24513f", 3),
    // On the board: steps that climb to a star, a gear, a code mark and a heart beat
    line("M128 186h52v-26h52v-26h52v-26h46", paint.cream, 6),
    stars([346, 92, 20]),
    line("M130 84l-14 14 14 14M162 84l14 14-14 14M152 78l-12 40", paint.teal, 5),
    line("M206 98h16l8-18 12 36 9-18h17", paint.coral, 5),
    line("M336 160h48M336 176h34M336 192h42", paint.ink, 5),
    circle(556, 60, 24, paint.cream) + line("M556 46V60L566 66", paint.dusk, 4),
    person({
      x: 486,
      y: 148,
      size: 1.6,
      skin: 1,
      hair: "bun",
      cloth: "#2f6f86",
      look: -4,
      behind: pointing,
      front: shape("M-9 11 0 34 9 11C4 16-4 16-9 11Z", paint.cream),
    }),
    rect(438, 240, 110, 20, paint.wood, 4) + rect(450, 258, 86, 102, paint.darkWood),
    rect(462, 216, 50, 26, paint.ink, 3) + rect(454, 238, 66, 6, paint.paper, 3),
    person({ x: 66, y: 286, size: 1.3, skin: 2, hair: "low", cloth: paint.coral, isFromBehind: true }),
    person({
      x: 164,
      y: 292,
      size: 1.25,
      skin: 0,
      hair: "hijab",
      wrap: paint.gold,
      cloth: paint.gold,
      isFromBehind: true,
    }),
    person({ x: 258, y: 290, size: 1.3, skin: 3, hair: "puffs", cloth: paint.violet, isFromBehind: true }),
    person({
      x: 356,
      y: 296,
      size: 1.25,
      skin: 1,
      hair: "afro",
      cloth: paint.teal,
      isFromBehind: true,
      behind: limb("30 40 44 -34", toneOf(1), 12),
    }),
    person({
      x: 590,
      y: 290,
      size: 1.25,
      skin: 0,
      hair: "fila",
      wrap: paint.coral,
      cloth: paint.amber,
      isFromBehind: true,
    }),
  );
}

/** A board game on a table, cards in hands, and somebody who has just won. */
export function gameNight(): string {
  const card = (x: number, y: number, turn: number, fill: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-11, -16, 22, 32, paint.cream, 3)}${circle(0, 0, 6, fill)}</g>`;
  const cheer = limb("-28 34 -52 8 -40 -34", toneOf(0), 12) + limb("28 34 52 8 40 -34", toneOf(0), 12);
  const cell = (index: number) => {
    const [column, row] = [index % 8, Math.floor(index / 8)];
    const fill = [paint.coral, paint.teal, paint.gold, paint.violet][(column + row * 3) % 4] as string;
    return circle(254 + column * 19, 262 + row * 17, 6, fill);
  };
  return picture(
    "#3d2f6b",
    rect(0, 252, 640, 108, paint.dusk),
    shape("M0 84 40 0H0ZM640 84 600 0H640Z", paint.slate),
    line("M0 20Q160 80 320 30Q480 80 640 20", paint.ink, 2),
    ...[40, 112, 184, 256, 384, 456, 528, 600].map((x, index) =>
      shape(
        `M${x - 15} ${index % 4 === 0 || index % 4 === 3 ? (index === 0 || index === 7 ? 31 : 43) : 49}h30l-15 30Z`,
        [paint.coral, paint.gold, paint.teal, paint.violet][index % 4] as string,
      ),
    ),
    person({ x: 320, y: 164, size: 1.25, skin: 0, hair: "puffs", cloth: paint.coral, behind: cheer }),
    person({ x: 208, y: 190, size: 1.15, skin: 2, hair: "fila", wrap: paint.gold, cloth: paint.teal, look: 4 }),
    person({ x: 434, y: 190, size: 1.15, skin: 1, hair: "braids", wrap: paint.coral, cloth: paint.gold, look: -4 }),
    shape("M90 300 150 236H490L550 300V332H90Z", paint.darkWood) + shape("M90 300 150 236H490L550 300Z", paint.wood),
    shape("M216 304 238 250H404L426 304Z", paint.paper) +
      Array.from({ length: 24 }, (_, index) => cell(index)).join(""),
    circle(311, 262, 8, paint.dusk) + circle(368, 279, 8, "#b3372a"),
    card(176, 270, -14, paint.coral) + card(194, 266, 2, paint.teal) + card(212, 270, 18, paint.violet),
    rect(446, 258, 24, 24, paint.cream, 5) +
      circle(453, 265, 2.5, paint.dusk) +
      circle(458, 270, 2.5, paint.dusk) +
      circle(463, 275, 2.5, paint.dusk),
    rect(478, 270, 22, 22, paint.coral, 5) + circle(485, 277, 2.5, paint.cream) + circle(493, 285, 2.5, paint.cream),
    person({ x: 84, y: 262, size: 1.4, skin: 3, hair: "hijab", wrap: paint.violet, cloth: paint.violet, look: 7 }),
    person({ x: 560, y: 262, size: 1.4, skin: 0, hair: "low", cloth: paint.amber, look: -7 }),
    card(134, 312, -18, paint.gold) + card(150, 308, 0, paint.coral) + card(166, 312, 18, paint.teal),
    card(484, 316, -16, paint.violet) +
      card(502, 312, 4, paint.gold) +
      limb("112 322 134 324", toneOf(3), 12) +
      limb("534 324 512 326", toneOf(0), 12),
  );
}
