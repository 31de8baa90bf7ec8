import { Photo } from "../../frame/photo.tsx";
import { Carousel } from "../../ui/layout/carousel.ts";
import { Section } from "../page/section.tsx";
import { PhoneShot, shotSize } from "./phone-shot.tsx";
import channel from "./shots/channel.avif";
import event from "./shots/event.avif";
import round from "./shots/round.avif";
import * as text from "./shots-text.ts";

const shots = [
  { src: round, to: "/games", ...text.round },
  { src: channel, to: "/community", ...text.channel },
  { src: event, to: "/#events", ...text.event },
];

/** What it looks like on a phone. `npm run pictures` takes these pictures of the demo community. */
export const ShotsSection = () => (
  <Section title={text.title} lead={text.lead}>
    <Carousel>
      {shots.map(({ src, alt, caption, to }) => (
        <li key={caption}>
          <PhoneShot photo={<Photo src={src} alt={alt} {...shotSize} />} caption={caption} to={to} />
        </li>
      ))}
    </Carousel>
  </Section>
);
