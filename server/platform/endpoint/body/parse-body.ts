import type { Request, RequestHandler, Response } from "express";
import type { BodyOf, Endpoint } from "../../../../schema/endpoint.ts";
import { Refusal } from "../../refusal.ts";

/** Reads and checks a request's body. Refuses with `request/malformed`, `request/too-large` or `request/invalid`. */
export type ReadBody = (request: Request, response: Response) => Promise<BodyOf<Endpoint>>;

/** Runs a parser of Express on a body of one of these media types. */
export async function parseBody(parse: RequestHandler, request: Request, response: Response, types: readonly string[]) {
  if (!request.is([...types])) throw new Refusal("request/malformed");
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error: unknown) => (error ? reject(error) : resolve()));
  });
}
