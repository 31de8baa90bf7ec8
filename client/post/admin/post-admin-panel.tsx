import { useNavigate, useParams } from "react-router";
import { PostForm } from "../post-form.tsx";
import { newTitle } from "./post-admin-text.ts";
import { PostList } from "./post-list.tsx";
import { PostPage } from "./post-page.tsx";
import { SubScreen } from "./sub-screen.tsx";

/** The posts section: the list, a new one at `/new`, or one at its id. */
export function PostAdminPanel() {
  const { postId } = useParams();
  if (postId === undefined) return <PostList />;
  return postId === "new" ? <NewPost /> : <PostPage key={postId} postId={postId} />;
}

function NewPost() {
  const navigate = useNavigate();
  return (
    <SubScreen title={newTitle}>
      <PostForm onPosted={() => void navigate("/admin/posts")} />
    </SubScreen>
  );
}
