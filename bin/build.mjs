// `npm run build`: builds the client if it is stale, for servers that are started without `npm start`.
import { buildClientIfStale } from "./prepare.mjs";

await buildClientIfStale();
