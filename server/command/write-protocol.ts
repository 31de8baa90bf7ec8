import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { declaredRooms } from "../../rooms/index.ts";
import { protocolDocument } from "../platform/document/protocol-document.ts";
import { retentionDocument } from "../platform/document/retention-document.ts";
import { withSettings } from "../platform/document/settings-document.ts";

/** `npm run docs`: writes docs/protocol.md, docs/retention.md and the settings of README.md from the declarations. */
const root = join(import.meta.dirname, "../..");
mkdirSync(join(root, "docs"), { recursive: true });
writeFileSync(join(root, "docs/protocol.md"), protocolDocument(declaredRooms));
writeFileSync(join(root, "docs/retention.md"), retentionDocument());
const readme = join(root, "README.md");
writeFileSync(readme, withSettings(readFileSync(readme, "utf8")));
