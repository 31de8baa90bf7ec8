import type { Me } from "../../schema/account/api.ts";
import { hasAccess } from "../frame/access.ts";
import type { NavigationLink } from "../frame/feature.ts";
import { features } from "./features.ts";

/** The links with a position, in its order. */
function linksAt(positionOf: (link: NavigationLink) => number | undefined): readonly NavigationLink[] {
  const links = features.flatMap((feature) => feature.links ?? []);
  return links
    .filter((link) => positionOf(link) !== undefined)
    .sort((one, other) => Number(positionOf(one)) - Number(positionOf(other)));
}

/** The links of the header. */
export const mainLinks = linksAt(({ header }) => header);

/** The links of the footer: those of the header, and pages that the specification reaches from elsewhere. */
export const footerLinks = [...mainLinks, ...linksAt(({ footer }) => footer)];

/** The links for signed-in members, shown beside the others. */
export const memberLinks = linksAt(({ member }) => member);

/** The tabs at the lower edge of a member's phone. */
export const tabLinks = linksAt(({ tab }) => tab);

/** Community is in both groups. */
const moreLinks = [...new Set([...linksAt(({ member, more }) => member ?? more), ...mainLinks])];

/** The links that this member, or a visitor for null, has access to. */
export const linksFor = <Link extends NavigationLink>(
  links: readonly Link[],
  me: Pick<Me, "roles"> | null,
): readonly Link[] => links.filter((link) => hasAccess(link.for, me));

/** The links that are not among the others. The specification has Community in both groups; it is shown once. */
export const linksNotIn = <Link extends NavigationLink>(
  links: readonly Link[],
  others: readonly NavigationLink[],
): readonly Link[] => links.filter((link) => !others.some(({ to }) => to === link.to));

/** What a member's phone shows under More: the member's own pages, then those of the header, without the tabs. */
export const linksUnderMore = (me: Pick<Me, "roles"> | null): readonly NavigationLink[] =>
  linksNotIn(linksFor(moreLinks, me), tabLinks);

/** Of these, every member’s that may count something unread: More counts it as well, or a phone would show it nowhere. */
export const countedUnderMore = linksNotIn(
  moreLinks.filter((link) => link.for === "member" && link.member !== undefined && link.appearance !== undefined),
  tabLinks,
);
