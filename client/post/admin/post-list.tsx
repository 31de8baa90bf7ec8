import { useQuery } from "@tanstack/react-query";
import Eye from "lucide-react/icons/eye";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import Undo from "lucide-react/icons/undo-2";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  type ListedPost,
  MANAGED_POSTS_PER_PAGE,
  POST_PAGES_MAX,
  POST_SEARCH_MAX_LENGTH,
} from "../../../schema/post/admin-api.ts";
import { AddressSearch, AddressSelect } from "../../frame/section/address-filter.tsx";
import { QueryTable } from "../../frame/section/query-table.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { WindowsPicture } from "../../ui/illustration/windows-picture.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import { useTableState } from "../../ui/table/use-table-state.ts";
import { managedPostsQuery, type PostFilter } from "./post-admin-queries.ts";
import * as text from "./post-admin-text.ts";
import { postColumns } from "./post-columns.tsx";
import { usePostDeletion } from "./use-post-deletion.ts";

/** POST-40: all posts, with search, state, order and page in the address. */
export const PostList = () => (
  <SectionScreen
    title={text.title}
    width="full"
    visitKey="admin-posts"
    action={
      <ButtonLink to="/admin/posts/new" icon={<Plus aria-hidden />}>
        {text.newButton}
      </ButtonLink>
    }
  >
    <Stack $gap={16}>
      <Grid role="group" aria-label={text.filtersLabel} $minWidth={200} $gap={12}>
        <AddressSearch
          name="search"
          label={text.searchLabel}
          placeholder={text.searchHint}
          hideLabel={false}
          maxLength={POST_SEARCH_MAX_LENGTH}
        />
        <AddressSelect
          name="state"
          label={text.stateFilter}
          anyLabel={text.shownOption}
          options={[{ value: "deleted", label: text.deletedOption }]}
        />
      </Grid>
      <PostTable />
    </Stack>
  </SectionScreen>
);

/** Reads the filter from the address. Invalid values count as absent, because people edit addresses. */
function filterIn(search: URLSearchParams): PostFilter {
  const words = (search.get("search") ?? "").trim().slice(0, POST_SEARCH_MAX_LENGTH);
  return { ...(words !== "" && { search: words }), ...(search.get("state") === "deleted" && { state: "deleted" }) };
}

function PostTable() {
  const [search] = useSearchParams();
  const [state, setState] = useTableState({ sortable: ["created"] });
  const page = Math.min(state.page, POST_PAGES_MAX);
  // Unsorted means newest first.
  const order = state.sort?.isDescending === false ? "created" : "-created";
  const query = useQuery(managedPostsQuery(filterIn(search), order, page));
  const actionsOf = usePostActions();
  const { isError } = query;
  useEffect(() => {
    if (isError) toast({ ...text.loadFailed, variant: "destructive" });
  }, [isError]);
  return (
    <QueryTable
      query={query}
      loadingLabel={text.loadingList}
      caption={text.title}
      columns={postColumns}
      rowsOf={({ posts }) => posts}
      keyOf={({ postId }) => postId}
      nameOf={({ author }) => text.nameOf(author.displayName)}
      pageSize={MANAGED_POSTS_PER_PAGE}
      state={{ ...state, page }}
      onStateChange={setState}
      rowActions={actionsOf}
      empty={<EmptyState title={text.emptyTitle} picture={<WindowsPicture />} hint={text.emptyHint} />}
    />
  );
}

/** The menu of a post in the list. */
function usePostActions() {
  const navigate = useNavigate();
  const { deletePost, restorePost } = usePostDeletion();
  return ({ postId, isDeleted }: ListedPost): readonly MenuAction[] => [
    { label: text.openAction, icon: <Eye aria-hidden />, onPress: () => void navigate(`/admin/posts/${postId}`) },
    isDeleted
      ? { label: text.restoreAction, icon: <Undo aria-hidden />, onPress: () => void restorePost(postId) }
      : {
          label: text.deletePostAction,
          icon: <Trash aria-hidden />,
          tone: "danger",
          onPress: () => void deletePost(postId),
        },
  ];
}
