import { parse } from "content-disposition";
import type { Endpoint, FileReply } from "../../../schema/endpoint.ts";

/** What an endpoint answered: its JSON, or its file with type, name and bytes. For a refusal, the error. */
export async function replyBody(endpoint: Endpoint, response: Response): Promise<unknown> {
  return await (endpoint.kind === "file" && response.ok ? fileOf(response) : response.json());
}

async function fileOf(response: Response): Promise<FileReply> {
  const { type, parameters } = parse(response.headers.get("content-disposition") ?? "");
  return {
    type: response.headers.get("content-type") ?? "",
    name: parameters.filename ?? "",
    content: Buffer.from(await response.arrayBuffer()),
    isInline: type === "inline",
  };
}
