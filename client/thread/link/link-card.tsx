import { useQuery } from "@tanstack/react-query";
import BookOpen from "lucide-react/icons/book-open";
import CalendarDays from "lucide-react/icons/calendar-days";
import Gamepad2 from "lucide-react/icons/gamepad-2";
import LinkIcon from "lucide-react/icons/link";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import styled, { css } from "styled-components";
import { eventImagePath } from "../../../schema/event/event-image.ts";
import { useDataSaving } from "../../net/data-saver.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { color, hover, transition } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";
import { type CardContent, contentOf, namelessContent } from "./card-content.ts";
import * as text from "./link-card-text.ts";
import { previewQuery } from "./preview-query.ts";

interface Props {
  path: string;
}

const box = css`
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  height: 100%;
  padding: 0 12px 0 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  color: ${color.text};
  background: ${color.surface};
  text-align: start;
  text-decoration: none;
  ${transition("border-color")}
  ${hover} { &:hover { border-color: ${color.accent}; } }
`;
const LinkBox = styled(Link)`${box}`;
const ButtonBox = styled.button`${box}`;
const WaitingBox = styled.div`${box}`;

const Side = styled.span<{ $isPicture?: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $isPicture = false }) => ($isPicture ? 80 : 48)}px;
  height: 100%;
  color: ${color.accentText};
  background: ${color.accentSoft};
  > svg { width: 22px; height: 22px; }
  > img { width: 100%; height: 100%; object-fit: cover; }
`;
const Words = styled.span`display: grid; gap: 4px; flex: 1; min-width: 0;`;
const Title = styled.span`
  overflow: hidden;
  font-size: ${typeScale.small};
  font-weight: 700;
  line-height: 1.2;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Detail = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${typeScale.tiny};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const icons = { event: <CalendarDays />, devotion: <BookOpen />, game: <Gamepad2 />, page: <LinkIcon /> } as const;

/** THREAD-34: what a page of this community is, for those who find its link in a message. */
export function LinkCard({ path }: Props) {
  const isSaving = useDataSaving();
  const [isWanted, setWanted] = useState(false);
  const options = previewQuery(path);
  const isFetched = !isSaving || isWanted;
  const { data, isPending, isFetching } = useQuery({ ...options, enabled: isFetched });
  if (isPending && isFetching) {
    return (
      <WaitingBox>
        <Side />
        <Words>
          <Skeleton $width="70%" />
          <Skeleton />
        </Words>
      </WaitingBox>
    );
  }
  const content = data ? contentOf(data) : namelessContent(path);
  if (!data && !isFetched) {
    return (
      <ButtonBox type="button" onClick={() => setWanted(true)}>
        <Shown {...content} detail={text.showPreview} />
      </ButtonBox>
    );
  }
  return (
    <LinkBox to={path}>
      <Shown {...content} picture={isSaving ? null : content.picture} />
    </LinkBox>
  );
}

function Shown({ kind, title, detail, picture }: CardContent): ReactNode {
  return (
    <>
      <Side aria-hidden $isPicture={picture !== null}>
        {picture === null ? icons[kind] : <img src={eventImagePath(picture, "320.webp")} alt="" loading="lazy" />}
      </Side>
      <Words>
        <Title dir="auto">{title}</Title>
        <Detail dir="auto">{detail}</Detail>
      </Words>
    </>
  );
}
