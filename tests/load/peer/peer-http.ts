// A peer for comparison: JSON lists over node:http, from memory as GET /kept, from the database as GET /read.
import { createServer } from "node:http";
import { Pool } from "pg";
import { listenForBench } from "../server/server-side.ts";

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const saved: unknown = JSON.parse(process.env.PEER_LIST ?? "{}");
const question = process.env.PEER_QUERY ?? "select 1";

const server = createServer(async (request, response) => {
  const list = request.url === "/kept" ? saved : { rows: (await pool.query(question)).rows };
  const body = JSON.stringify(list);
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }).end(body);
});
listenForBench(server);
