import { describe, expect, test } from "vitest";
import { isOfficeInPersonName, isOfficeInTitle, looksLikeName } from "../../../../server/profile/reserved-name.ts";

const isReserved = (name: string, community = "Lampstand") => isOfficeInPersonName(name.normalize("NFC"), community);

describe("isOfficeInPersonName", () => {
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
    "Pastor Ade",
    "Helpline",
    "Your Counsellor",
    "Counselor Ada",
    "Team Leads",
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
    "𝐀𝐝𝐦𝐢𝐧",
    "ⓐdmin",
    "Sаfeguаrding",
    "Ρastor",
    "ᎪdmⅠn",
    "HeIpIine",
    "Aԁⅿin",
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

describe("isOfficeInTitle", () => {
  const isRefused = (name: string, ...roles: ("admin" | "mentor" | "safeguarding_lead")[]) =>
    isOfficeInTitle(name, { roles, communityName: "Lampstand" });

  test.each(["Safeguarding", "Admin room", "@dmins", "0fficial quiz", "|ead", "Lampstand choir", "Mentors only"])(
    "PROFILE-8 a member cannot give the name %s to a channel",
    (name) => {
      expect(isRefused(name)).toBe(true);
    },
  );

  test.each(["Prayer support", "Sound system", "Leading worship", "Choir", "★", "قناة"])(
    "PROFILE-8 a member can give the name %s to a channel",
    (name) => {
      expect(isRefused(name)).toBe(false);
    },
  );

  test("PROFILE-8 mentors may use their own title and the community's name, and leads and admins every word", () => {
    expect(["Lampstand mentors", "Safeguarding"].map((name) => isRefused(name, "mentor"))).toEqual([false, true]);
    expect(isRefused("Safeguarding", "safeguarding_lead")).toBe(false);
    expect(isRefused("Admins", "mentor", "admin")).toBe(false);
  });
});

describe("looksLikeName", () => {
  test.each(["emeka obi", "EMEKA  OBI", "Еmеkа Оbі", "Emeka-Obi", "Emeka Obi 2", "3meka 0bi", "Emékà Ọbị"])(
    "PROFILE-7 %s looks like Emeka Obi",
    (name) => {
      expect(looksLikeName(name, "Emeka Obi")).toBe(true);
    },
  );

  test.each(["Emeka", "Emeka Obinna", "Ada Emeka Obi", "Obi Emeka"])("PROFILE-7 %s is another name", (name) => {
    expect(looksLikeName(name, "Emeka Obi")).toBe(false);
  });

  test("PROFILE-7 names in other scripts are compared too, and signs alone look like nothing", () => {
    expect(looksLikeName("★", "♥")).toBe(false);
    expect(looksLikeName("محمد علي", "محمد حسن")).toBe(false);
    expect(looksLikeName("محمد علي", "محمد على")).toBe(true);
  });
});
