import { describe, expect, test } from "vitest";
import { isReservedName } from "../../../../server/profile/reserved-name.ts";

const isReserved = (name: string, community = "Lampstand") => isReservedName(name.normalize("NFC"), community);

describe("isReservedName", () => {
  test.each([
    "Mama Grace (safeguarding lead)",
    "Admin",
    "The Admins",
    "Admin1",
    "Ada, Administrator",
    "ADA MODERATOR",
    "Mentor Halima",
    "Youth Lead",
    "Grace Safe-Guarding",
    "Official Ada",
    "Support Team",
    "Church Staff",
    "System",
  ])("a name with a role in it is reserved: %s", (name) => {
    expect(isReserved(name)).toBe(true);
  });

  test.each([
    "4dm1n",
    "Ádmìn",
    "A.d.m.i.n",
    "A D M I N",
    "L e a d",
    "ad-min",
    "AdaAdmin",
    "Аdmin",
    "ΑDΜΙΝ",
    "ＡＤＭＩＮ",
    "ᴀᴅᴍɪɴ",
    "adrnin",
    "0fficia1",
    "Mödératör",
    "m3nt0r",
    "Adm١n",
    "Mentor٠",
    "ɑđmin",
    "Mеntοr",
    "Mentσr",
    "Օfficial",
    "Admiո",
    "Οfficiaӏ",
    "Mѳderator",
  ])("a name that looks like a role is reserved: %s", (name) => {
    expect(isReserved(name)).toBe(true);
  });

  test.each(["Lampstand", "Lamp Stand", "Lámpstand Ada", "The LAMPSTAND Team", "L4mpst4nd"])(
    "a name with the community's name in it is reserved: %s",
    (name) => {
      expect(isReserved(name)).toBe(true);
    },
  );

  test("a name with only a part of the community's name is free", () => {
    expect(isReserved("Grace Okafor", "Grace Chapel Youth")).toBe(false);
    expect(isReserved("Ada of Grace Chapel Youth", "Grace Chapel Youth")).toBe(true);
    expect(isReserved("Ada", "★")).toBe(false);
  });

  test.each([
    "Tim Leadbeater",
    "Will Stafford",
    "Adaeze Mentorah",
    "Lea D.",
    "Lea Dike",
    "Ada Minah",
    "Admina Bello",
    "Supporta Okoye",
    "Systemas Eze",
    "Túndé Adébáyọ̀",
    "Halima Ɗanjuma",
    "Chidi Ọkọ́nkwọ",
    "Bernard McLeod",
    "محمد علي",
    "李小龍",
  ])("a real person's name is free: %s", (name) => {
    expect(isReserved(name)).toBe(false);
  });
});
