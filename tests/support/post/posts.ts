import * as postApi from "../../../schema/post/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { newMember, type Person } from "../account/people.ts";
import type { TestServer } from "../server/boot.ts";

export const idOf = (person: Person): string => person.me?.memberId ?? "";

export async function newGuardian(
  server: TestServer,
  role: "admin" | "safeguarding_lead",
  name: string,
): Promise<Person> {
  const person = await newMember(server.url, name);
  await giveRole(server.database.fork(), person.me?.email ?? "", role);
  return person;
}

/** Publishes a post and returns its id. */
export async function publish(admin: Person, content = "The bus leaves at nine."): Promise<string> {
  return (await admin.must(postApi.createPost, { body: { content } })).postId;
}

export const comment = (person: Person, postId: string, content: string) =>
  person.call(postApi.addComment, { params: { postId }, body: { content } });

/** The texts of the newest comments that this member sees. */
export async function commentsSeen(person: Person, postId: string): Promise<string[]> {
  const { comments } = await person.must(postApi.listComments, { params: { postId }, query: {} });
  return comments.map(({ content }) => content);
}

/** The post as this member sees it. It must be on the first page. */
export async function postSeen(person: Person, postId: string) {
  const { posts } = await person.must(postApi.listPosts, { query: {} });
  return posts.find((post) => post.postId === postId);
}
