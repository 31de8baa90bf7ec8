import styled from "styled-components";
import { Heading } from "../../ui/text/heading.tsx";
import { landscapePhone } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";

const Title = styled(Heading)`
  white-space: nowrap;
  font-size: ${typeScale.fitted};
  ${landscapePhone} { font-size: ${typeScale.body}; }
`;

/** The name of a game above its round. It fits on one line on the narrowest phone. */
export function RoomTitle({ children }: { children: string }) {
  return (
    <Title level={1} size="title">
      {children}
    </Title>
  );
}
