import { useId } from "react";
import styled from "styled-components";
import { type ResourceCategory, resourcePath, resources } from "../../../schema/site/resources.ts";
import { IconTile } from "../../ui/illustration/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import { categoryStyle } from "./category-style.ts";
import * as text from "./resources-text.ts";

// The words of a row begin at the edge of the icon.
const Rows = styled(Stack)`margin: 0 -12px;`;

/** A category with its three resources. */
export function CategoryCard({ category }: { category: ResourceCategory }) {
  const id = useId();
  const { icon: Icon, tone } = categoryStyle[category];
  const { name, description } = text.categories[category];
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={12}>
        <Row $gap={16} $align="start">
          <IconTile tone={tone}>
            <Icon aria-hidden />
          </IconTile>
          <Stack $gap={0}>
            <Heading id={id} level={3}>
              {name}
            </Heading>
            <SecondaryText>{description}</SecondaryText>
          </Stack>
        </Row>
        <Rows as="ul" $gap={4}>
          {resources
            .filter((resource) => resource.category === category)
            .map((resource) => (
              <li key={resource.name}>
                <ListRow
                  wrap
                  to={resourcePath(resource.name)}
                  title={resource.title}
                  detail={resource.summary}
                  detailLines={3}
                  end={resource.duration}
                />
              </li>
            ))}
        </Rows>
      </Stack>
    </Card>
  );
}
