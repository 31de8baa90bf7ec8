import styled from "styled-components";
import type { Conversation } from "../../../schema/chat/api.ts";
import { FormerName, RoleBadges } from "../../member/role-badges-panel.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
import { nameOf } from "../conversation-names.ts";
import { formerNameOf } from "./conversation-text.ts";

interface Props {
  /** The people in the title of the header. */
  partners: Conversation["members"];
}

/** Wraps, so that a former name is never cut off. */
const Wrapped = styled(Cluster)`white-space: normal; overflow-wrap: anywhere;`;

/** What a header shows about the people in its title: what they were called until lately, and their roles. */
export function ConversationDetail({ partners }: Props) {
  const [partner, ...others] = partners;
  if (!partner) return null;
  if (others.length === 0) {
    return (
      <Wrapped $gap={4}>
        <FormerName name={partner.formerName} />
        <RoleBadges roles={partner.roles} />
      </Wrapped>
    );
  }
  // With two names in the title, it would be unclear whose roles these are.
  const renamed = partners.flatMap((each) => (each.formerName ? [formerNameOf(nameOf(each), each.formerName)] : []));
  return renamed.length > 0 && <Wrapped>{renamed.join(", ")}</Wrapped>;
}
