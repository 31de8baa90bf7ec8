import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import TicketIcon from "lucide-react/icons/ticket";
import { DateTile } from "../badge/date-tile.tsx";
import { Button } from "../button/button.tsx";
import { Poster } from "../illustration/poster.tsx";
import { CardLink } from "../layout/card-link.ts";
import { Carousel } from "../layout/carousel.ts";
import { ListRow } from "../layout/list-row.tsx";
import { MediaCard } from "../layout/media-card.tsx";
import { Grid, Row } from "../layout/stack.ts";
import { Heading } from "../text/heading.tsx";
import { IconLines } from "../text/icon-lines.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const facts = [
  { name: "When", icon: <Clock />, value: "Fri, Dec 4, 2026, 7:00 PM", detail: "Lagos time, 6:00 PM for you" },
  {
    name: "Where",
    icon: <MapPin />,
    value: "Fellowship Hall, 14 Herbert Macaulay Way, behind the old post office, Yaba",
  },
  { name: "Price", icon: <TicketIcon />, value: "₦2,500" },
];

const tile = <DateTile weekday="Fri" day="4" month="Dec" />;

const EventCard = ({ title, lit = false }: { title: string; lit?: boolean }) => (
  <MediaCard as="li" lit={lit} media={<Poster flush>{tile}</Poster>} footer={<Button block>Register</Button>}>
    <Heading level={3} size="lead">
      <CardLink to="/ui">{title}</CardLink>
    </Heading>
    <IconLines compact items={facts} />
  </MediaCard>
);

export const EventChapter = () => (
  <Chapter title="Events">
    <Specimen name="Carousel, MediaCard: plain and lit, CardLink, Poster with a DateTile in its corner, IconLines: compact">
      <Carousel>
        <EventCard title="Film Night under the Stars" />
        <EventCard title="Ìrọ̀lẹ́ orin: a night of songs with a title that takes three lines" lit />
        <EventCard title="Prayer Walk" />
      </Carousel>
    </Specimen>
    <Specimen name="Poster on a page; IconLines">
      <Grid $minWidth={280}>
        <Poster />
        <IconLines items={facts} />
      </Grid>
    </Specimen>
    <Specimen name="DateTile: to come, over; Poster: small">
      <Row $gap={16}>
        {tile}
        <DateTile weekday="Mon" day="26" month="Oct" quiet />
      </Row>
      <ListRow start={<Poster small />} title="Film Night under the Stars" detail="3 / 30 registered" />
    </Specimen>
  </Chapter>
);
