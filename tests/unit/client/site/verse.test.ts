import { expect, test } from "vitest";
import { verse as aboutVerse } from "../../../../client/site/about/about-content.ts";
import { verse as engagementVerse } from "../../../../client/site/engagement/engagement-content.ts";
import { verse as homeVerse } from "../../../../client/site/home/home-content.ts";
import { foundation } from "../../../../client/site/rule/community-rules-content.ts";
import { verse as teamVerse } from "../../../../client/site/team/team-content.ts";
import { findPassage } from "../../../../server/scripture/scripture.ts";

test.each([homeVerse, aboutVerse, engagementVerse, teamVerse, foundation])(
  "the site quotes $reference exactly as in the King James Version",
  ({ reference, text }) => {
    expect(findPassage(reference)).toMatchObject({ reference, text });
  },
);
