import { useNavigate } from "react-router";
import { PostForm } from "../post-form.tsx";
import { newTitle } from "./post-admin-text.ts";
import { SubScreen } from "./sub-screen.tsx";

export function NewPost() {
  const navigate = useNavigate();
  return (
    <SubScreen title={newTitle}>
      <PostForm onPosted={() => void navigate("/admin/posts")} />
    </SubScreen>
  );
}
