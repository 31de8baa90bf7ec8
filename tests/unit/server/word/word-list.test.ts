import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readList } from "../../../../server/word/list-file.ts";
import { openWordList } from "../../../../server/word/word.ts";

const list = openWordList();
const english = new Set(readList("english"));
const names = new Set(readList("bible-names"));
const both = new Set([...english, ...names]);
const [plain, biblical] = [{ bibleNames: false }, { bibleNames: true }];

const spoiled = [
  "",
  "house",
  "House",
  "H0USE",
  "HOUSE ",
  " HOUSE",
  "CAFÉ",
  "NAÏVE",
  "HOU-SE",
  "H\0USE",
  "@HOUSE",
  "[]",
  "ＣＡＴ",
];
const unspeakable = ["😀", "🙏🏽CAT", "C̈AT", "\ud800", "DAWN\n", "HOUSEBOATS", "ABCDEFGH", "A".repeat(1_000_000)];
const bad = [...spoiled, ...unspeakable];

const letterOf = (letters: string) => fc.constantFrom(...letters);
const dealt = fc
  .tuple(
    fc.array(letterOf("AEIOU"), { minLength: 2, maxLength: 2 }),
    fc.array(letterOf("BCDFGHJKLMNPQRSTVWXYZ"), { minLength: 5, maxLength: 5 }),
  )
  .map(([vowels, consonants]) => [...vowels, ...consonants].join(""));
const repeated = fc.string({ unit: letterOf("AEST"), minLength: 1, maxLength: 7 });

/** The simplest implementation, for comparison. */
function canSpell(word: string, letters: string): boolean {
  const left = [...letters];
  return [...word].every((letter) => {
    const at = left.indexOf(letter);
    return at >= 0 && left.splice(at, 1).length === 1;
  });
}
const spelled = (accepted: ReadonlySet<string>, letters: string) =>
  [...accepted].filter((word) => word.length >= 3 && canSpell(word, letters)).sort();

describe("WordList.has", () => {
  test("the word list accepts every word of its files", () => {
    const wrong = [...both].filter((word) => list.has(word, plain) !== english.has(word) || !list.has(word, biblical));
    expect(wrong).toEqual([]);
  });

  test("the word list agrees with its files about 100,000 random strings", () => {
    const random = fc.sample(
      fc.oneof(
        fc.string({ unit: letterOf("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), maxLength: 8 }),
        fc.string({ unit: letterOf("AEINRST"), minLength: 2, maxLength: 7 }),
        fc.string({ unit: "binary", maxLength: 8 }),
      ),
      { numRuns: 100_000, seed: 7 },
    );
    const wrong = random.filter(
      (word) => list.has(word, plain) !== english.has(word) || list.has(word, biblical) !== both.has(word),
    );
    expect(wrong).toEqual([]);
    expect(random.filter((word) => english.has(word)).length).toBeGreaterThan(1000);
  });

  test.each([
    ["COLOUR", "COLOR"],
    ["GREY", "GRAY"],
    ["HONOUR", "HONOR"],
    ["CENTRE", "CENTER"],
    ["TYRE", "TIRE"],
    ["REALISE", "REALIZE"],
    ["TRAVEL", "JOLLOF"],
  ])("the word list accepts both %s and %s", (one, other) => {
    expect([list.has(one, plain), list.has(other, plain)]).toEqual([true, true]);
  });

  test.each(["RUTH", "SAMUEL", "GALILEE", "JUDE", "HITTITE", "NIMROD"])(
    "the word list accepts the Bible name %s if the option is on",
    (name) => {
      expect(list.has(name, biblical)).toBe(true);
    },
  );

  test("without the option, the word list accepts a Bible name only if it is also English", () => {
    expect(["SAMUEL", "MOSES", "JEW"].filter((name) => list.has(name, plain))).toEqual([]);
    expect(list.has("HAM", plain)).toBe(true);
  });

  test.each(["LONDON", "ETC", "KGS", "XVII", "LORD'S", "TH", "QZX", "NISAN"])(
    "the word list never accepts %s",
    (written) => {
      expect(list.has(written, biblical)).toBe(false);
    },
  );

  test("WORD-23 the word list accepts what people in Nigeria say every day", () => {
    const everyday = [
      "WAHALA",
      "ZOBO",
      "AKARA",
      "SUYA",
      "JOLLOF",
      "KEKE",
      "AGBADA",
      "NAIRA",
      "KOBO",
      "OYA",
      "WETIN",
      "OGA",
    ];
    expect(everyday.filter((word) => !list.has(word, plain) || !list.isKnown(word))).toEqual([]);
  });

  test("WORD-23 the word list accepts JESUS and CHRIST with and without Bible names", () => {
    for (const options of [plain, biblical])
      expect(["JESUS", "CHRIST"].map((name) => list.has(name, options))).toEqual([true, true]);
  });
});

describe("known words", () => {
  test("WORD-21 isKnown is true for exactly the words of the known list", () => {
    const known = new Set(readList("known"));
    expect([...both].filter((word) => list.isKnown(word)).sort()).toEqual([...known].sort());
  });

  test.each(["KEX", "SCUTA", "BIZE", "WRYER", "RIFER", "CWM", "AALII"])(
    "WORD-21 %s is a word that teenagers don't know",
    (word) => expect([list.has(word, plain), list.isKnown(word)]).toEqual([true, false]),
  );

  test.each(["CAT", "QUIZ", "COLOUR", "COLOR", "PRAYER", "GOSPEL", "CHICKEN", "APP", "WIFI", "MATHS"])(
    "WORD-21 %s is a word that teenagers know",
    (word) => expect([list.has(word, plain), list.isKnown(word)]).toEqual([true, true]),
  );

  test("WORD-20 longWords are the known English words of seven letters that are not rude", () => {
    const wanted = [...english].filter((word) => word.length === 7 && list.isKnown(word) && !list.isRude(word));
    expect([...list.longWords]).toEqual(wanted.sort());
    expect(list.longWords.length).toBeGreaterThan(3000);
  });
});

describe("WordList.wordsIn and hasAtLeast", () => {
  test.each([
    ["dealt", dealt, 300],
    ["repeated", repeated, 100],
  ] as const)(
    "wordsIn finds the same words as a search of the whole list, each once, for %s letters",
    (_, racks, numRuns) => {
      fc.assert(
        fc.property(racks, (letters) => {
          expect(list.wordsIn(letters, plain).sort()).toEqual(spelled(english, letters));
          expect(list.wordsIn(letters, biblical).sort()).toEqual(spelled(both, letters));
        }),
        { numRuns },
      );
    },
  );

  test("hasAtLeast is true up to the number of words that wordsIn finds", () => {
    fc.assert(
      fc.property(dealt, fc.boolean(), (letters, bibleNames) => {
        const there = list.wordsIn(letters, { bibleNames }).length;
        const answers = [0, 1, there, there + 1, 1000].map((count) => list.hasAtLeast(count, letters, { bibleNames }));
        expect(answers).toEqual([true, there >= 1, true, false, false]);
      }),
    );
  });

  test("wordsIn finds the same words for any order of the letters, also when called again", () => {
    const found = list.wordsIn("STREAMY", plain).sort();
    expect(found).toContain("MASTERY");
    expect(list.wordsIn("YMAERTS", plain).sort()).toEqual(found);
    expect(list.wordsIn("STREAMY", plain).sort()).toEqual(found);
  });
});

describe("invalid words and letters", () => {
  test.each(bad.map((written) => [written.slice(0, 12), written]))(
    "%j is neither a word nor letters, and asking about it does not throw",
    (_, written) => {
      expect(list.has(written, biblical)).toBe(false);
      expect([list.isRude(written), list.isKnown(written)]).toEqual([false, false]);
      expect(list.wordsIn(written, biblical)).toEqual([]);
      expect(list.hasAtLeast(1, written, biblical)).toBe(false);
    },
  );
});

describe("rude words", () => {
  test("isRude is true for exactly the words of the rude list", () => {
    const rude = new Set(readList("rude"));
    expect([...both].filter((word) => list.isRude(word)).sort()).toEqual([...rude].sort());
  });

  // Words that only begin like a rude one.
  const innocent = [
    [
      "BOOBY",
      "CRAPES",
      "CRAPY",
      "CRONIES",
      "CRONY",
      "DAMNED",
      "DICKER",
      "DICKERS",
      "DICKIES",
      "DICKY",
      "GYPSIES",
      "GYPSY",
      "HOSED",
      "HOSES",
      "HOSIER",
      "HOSING",
      "MONGER",
      "MONGERS",
      "POMES",
      "RAPIER",
      "RAPS",
      "SHATTER",
    ],
    ["SPICED", "SPICER", "SPICES", "SPICIER", "SPICING", "SPICY", "TITER", "TITERS", "TITTER", "TITTERS", "WEENIER"],
  ].flat();
  const endings = ["S", "ES", "ED", "ING", "ER", "ERS", "Y", "IER", "IES", "IEST"];

  /** The forms of a stem before an ending: unchanged, with its last letter doubled, or without a final E or Y. */
  const meeting = (stem: string) => [stem, stem + stem.slice(-1), ...(stem.endsWith("E") ? [stem.slice(0, -1)] : [])];
  const inflected = (stem: string) => [
    ...meeting(stem).flatMap((form) => endings.map((ending) => form + ending)),
    ...(stem.endsWith("Y") ? ["IER", "IES", "IEST", "ILY"].map((ending) => stem.slice(0, -1) + ending) : []),
  ];

  test("isRude is true for every plain inflection of a rude word", () => {
    const stems = [...readList("rude"), "CUM", "BALLS"];
    const missed = stems.flatMap(inflected).filter((word) => english.has(word) && !list.isRude(word));
    expect([...new Set(missed)].sort()).toEqual(innocent.sort());
  });

  test.each(["CRIPPLE", "MORON", "FATSO", "MIDGET", "HICK", "SHYLOCK", "BUSHMAN", "PAPIST", "SISSY", "QUEER", "HUSSY"])(
    "WORD-24 isRude is true for %s, which mocks a body, a mind, an origin, a faith or a sex",
    (word) => expect([list.has(word, plain), list.isRude(word)]).toEqual([true, true]),
  );

  test.each([
    "ASS",
    "ASSES",
    "COCK",
    "SOD",
    "HELL",
    "DAMNED",
    "HARLOT",
    "PRICK",
    "BREAST",
    "DUNG",
    "SEX",
    "GAY",
    "LAME",
    "DUMB",
    "LEPER",
    "FAT",
  ])("isRude is false for %s, which the Bible or a school uses plainly", (word) =>
    expect([list.has(word, plain), list.isRude(word)]).toEqual([true, false]),
  );
});
