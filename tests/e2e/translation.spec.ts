import { expectNoFindingsInThemes } from "./support/axe.ts";
import { becomeMember } from "./support/member.ts";
import { querySite } from "./support/rows.ts";
import { collectPageErrors, expect, newcomer, SMALL_PHONE, test } from "./support/site.ts";
import { expectAccessible } from "./support/width.ts";
