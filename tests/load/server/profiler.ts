import { Session } from "node:inspector/promises";

/** The commands with which the bench starts and stops a CPU profile of this server process. */
export function cpuProfileCommands() {
  const session = new Session();
  return {
    startProfile: async () => {
      session.connect();
      await session.post("Profiler.enable");
      await session.post("Profiler.start");
      // Every command returns an object.
      return {};
    },
    stopProfile: async () => {
      const { profile } = await session.post("Profiler.stop");
      session.disconnect();
      return profile;
    },
  };
}
