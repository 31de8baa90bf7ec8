import { expect, test } from "vitest";
import { VIDEO_LINK_MAX_LENGTH, videoLink } from "../../../../schema/site/resource-api.ts";

test("RESOURCE-2 an https address is a link, without the spaces around it", () => {
  expect(videoLink.parse(" https://youtu.be/dQw4w9WgXcQ ")).toBe("https://youtu.be/dQw4w9WgXcQ");
  expect(videoLink.parse("https://www.youtube.com/watch?v=a&t=1")).toBe("https://www.youtube.com/watch?v=a&t=1");
});

test.each([
  "youtu.be/dQw4w9WgXcQ",
  "http://youtu.be/dQw4w9WgXcQ",
  "javascript:alert(1)",
  "data:text/html,<script>",
  "https://localhost/film",
  "https://127.0.0.1/film",
  "https://name:secret@youtu.be/a",
  "https://youtu.be/a b",
])("RESOURCE-2 %s is not a link", (address) => {
  expect(videoLink.safeParse(address)).toMatchObject({
    success: false,
    error: { issues: [{ message: "Please paste the video’s whole link, beginning with https://." }] },
  });
});

test("RESOURCE-2 a link has at most 300 characters, and something in it", () => {
  expect(VIDEO_LINK_MAX_LENGTH).toBe(300);
  expect(videoLink.safeParse(`https://youtu.be/${"a".repeat(283)}`).success).toBe(true);
  expect(videoLink.safeParse(`https://youtu.be/${"a".repeat(284)}`).success).toBe(false);
  expect(videoLink.safeParse(" ").success).toBe(false);
});
