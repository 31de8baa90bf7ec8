import { describe, expect, test } from "vitest";
import { mentionsAddress, redactor } from "../../../../server/erasure/personal-data.ts";

const data = { memberId: "m", names: [] as string[], addresses: [] as string[], phones: [] as string[] };
const withNames = (...names: string[]) => redactor({ ...data, names });

describe("names in a text", () => {
  test("ERASE-7 a full name is replaced in any case, with or without diacritics, and in mentions", () => {
    const redact = withNames("Túndé Adébáyọ̀", "Halima Ɗanjuma");
    expect(redact("@Túndé Adébáyọ̀ and TUNDE  ADEBAYO's drum")).toBe("@Deleted member and Deleted member's drum");
    expect(redact("thanks, Halima\nDanjuma!")).toBe("thanks, Deleted member!");
  });

  test("ERASE-7 a name inside another word or name stays", () => {
    const redact = withNames("Ada Nwosu");
    for (const text of ["Nada Nwosu", "Ada Nwosuba", "Ada", "Nwosu Ada"]) expect(redact(text)).toBe(text);
  });

  test("ERASE-7 a name of one word is replaced only in a mention", () => {
    expect(withNames("Grace")("Amazing grace, @Grace!")).toBe("Amazing grace, @Deleted member!");
  });

  test("ERASE-7 longer names are replaced first, and pattern characters in names are escaped", () => {
    const names = ["Ada Nwosu", "Ada Nwosu Eze", "Dr. (A) Obi"];
    for (const each of [names, names.toReversed()]) {
      expect(withNames(...each)("Ada Nwosu Eze, Dr. (A) Obi")).toBe("Deleted member, Deleted member");
    }
  });

  test("a text without personal data is not changed", () => {
    const text = "Cafe\u0301 at six";
    expect(withNames("Ada Nwosu")(text)).toBe(text);
  });
});

describe("addresses and phone numbers in a text", () => {
  test("ERASE-7 an email address is replaced unless it is part of a longer one", () => {
    const redact = redactor({ ...data, addresses: ["ada@example.org"] });
    expect(redact("Mail ADA@example.org.")).toBe("Mail deleted address.");
    for (const text of ["nada@example.org", "ada@example.org.ng"]) expect(redact(text)).toBe(text);
    expect(redactor({ ...data, addresses: ["a-b+c@example.org"] })("a-b+c@example.org")).toBe("deleted address");
    expect(mentionsAddress(["ada@example.org"])("To: <ada@example.org>")).toBe(true);
    expect(mentionsAddress(["ada@example.org"])("To: <nada@example.org>")).toBe(false);
    expect(mentionsAddress(["ada@example.org", "obi@example.org"])("To: obi@example.org")).toBe(true);
  });

  test.each(["08031234567", "0803 123 4567", "+234 803-123-4567", "+234(0)8031234567"])(
    "ERASE-7 a phone number is replaced in the format %s",
    (written) => {
      const redact = redactor({ ...data, phones: ["+234 803 123 4567"] });
      expect(redact(`Call ${written}, please`)).toBe("Call deleted number, please");
    },
  );

  test("other numbers stay, and a phone number that is too short is not searched for", () => {
    expect(redactor({ ...data, phones: ["08031234567"] })("1080312345678")).toBe("1080312345678");
    expect(redactor({ ...data, phones: ["2026"] })("in 2026")).toBe("in 2026");
    expect(redactor({ ...data, phones: ["234567"] })("at 234567")).toBe("at 234567");
    expect(redactor({ ...data, phones: ["2345678"] })("call 234 5678")).toBe("call deleted number");
  });
});
