import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nginxExample } from "../../deploy/nginx-site.ts";
import { declaredRooms } from "../../rooms/index.ts";
import { protocolDocument } from "../platform/document/protocol-document.ts";
import { retentionDocument } from "../platform/document/retention-document.ts";
import { withSettings } from "../platform/document/settings-document.ts";

/** `npm run docs`: writes docs/protocol.md, docs/retention.md, the settings of README.md and deploy/nginx.conf from the declarations. */
const root = join(import.meta.dirname, "../..");
mkdirSync(join(root, "docs"), { recursive: true });
writeFileSync(join(root, "docs/protocol.md"), protocolDocument(declaredRooms));
writeFileSync(join(root, "docs/retention.md"), retentionDocument());
writeFileSync(join(root, "deploy/nginx.conf"), nginxExample());
const readme = join(root, "README.md");
writeFileSync(readme, withSettings(readFileSync(readme, "utf8")));
