import { seedDemo } from "../demo/demo.ts";
import { saveDemoPictures } from "../demo/demo-events.ts";
import { pictureSaver } from "../demo/picture/picture.ts";
import { openStorage } from "../platform/storage/storage.ts";
import { seedQuestions } from "../question/question.ts";
import { runCommand } from "./open-command.ts";

/** `npm run seed`: adds the bundled questions and, outside production, demo members if there are no members at all. */
await runCommand(
  async ({ config, database }) => {
    const added = await seedQuestions(database.fork());
    console.log(`Questions added: ${added}.`);
    if (config.isProduction) return 0;
    const demo = await seedDemo(database, {
      timeZone: config.COMMUNITY_TIME_ZONE,
      savePictures: async () =>
        await saveDemoPictures(database.fork(), pictureSaver(database, await openStorage(config))),
    });
    console.log(`Demo members: ${demo.map((member) => member.email).join(", ") || "none"}.`);
    return 0;
  },
  { mayCreate: true },
);
