import type { CommunitySettings } from "../../../schema/community/settings.ts";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import { Text } from "../../ui/text/text.tsx";
import * as text from "./parent-text.ts";

type Props = Pick<CommunitySettings, "people" | "organisation" | "contactEmail">;

const phoneLink = (contact: string) => `tel:${contact.replace(/[^+\d]/g, "")}`;

/** SETTING-22: who answers for the community, as far as it chooses to say. */
export const PeopleList = ({ people, organisation, contactEmail }: Props) => (
  <>
    {organisation !== null && <Text>{text.runBy(organisation)}</Text>}
    {people.length > 0 ? (
      <DescriptionList
        items={people.map(({ name, role, contact }) => ({
          name: role,
          value: (
            <>
              {name}
              {contact !== undefined && (
                <>
                  <br />
                  <Reach contact={contact} />
                </>
              )}
            </>
          ),
        }))}
      />
    ) : (
      <Text>{text.noPeople}</Text>
    )}
    {contactEmail !== null && (
      <Text>
        {text.writeTo} <Reach contact={contactEmail} />
      </Text>
    )}
  </>
);

const Reach = ({ contact }: { contact: string }) => (
  <a href={contact.includes("@") ? `mailto:${contact}` : phoneLink(contact)}>{contact}</a>
);
