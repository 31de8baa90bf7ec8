import { useQuery } from "@tanstack/react-query";
import Clapperboard from "lucide-react/icons/clapperboard";
import Play from "lucide-react/icons/play";
import { Suspense } from "react";
import { hasAccess } from "../../frame/access.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { useSession } from "../../net/session.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { lazyPart } from "../../ui/late/lazy-part.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { opensNewTab } from "../page/page-text.ts";
import * as text from "./resources-text.ts";
import { videoQuery } from "./video-queries.ts";

const VideoForm = lazyPart(async () => (await import("./video-form.tsx")).VideoForm);

/** The link of a video; or that there is none yet, and what to do with the outline. Admins can set the link. */
export function VideoNotice({ name }: { name: string }) {
  const { me } = useSession();
  const query = useQuery(videoQuery(name));
  if (!query.isSuccess) {
    return (
      <QueryState query={query} label={text.loadingVideo}>
        <Skeleton $height="48px" />
      </QueryState>
    );
  }
  const { url } = query.data;
  return (
    <Stack $gap={16} $align="start">
      {url === null ? (
        <Notice title={text.notFilmedTitle} icon={<Clapperboard aria-hidden />}>
          {text.notFilmed}
        </Notice>
      ) : (
        <ButtonLink href={url} target="_blank" rel="noreferrer" icon={<Play aria-hidden />}>
          <span>
            {text.watchLink}
            <VisuallyHidden>{` ${opensNewTab}`}</VisuallyHidden>
          </span>
        </ButtonLink>
      )}
      {hasAccess("admin", me) && (
        <Suspense>
          <VideoForm key={url} name={name} url={url} />
        </Suspense>
      )}
    </Stack>
  );
}
