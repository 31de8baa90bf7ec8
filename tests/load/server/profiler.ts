import { Session } from "node:inspector/promises";

/** Where this process's processor time goes, between two questions. */
export function processorProfile() {
  const session = new Session();
  return {
    profile: async () => {
      session.connect();
      await session.post("Profiler.enable");
      await session.post("Profiler.start");
      return {};
    },
    profiled: async () => {
      const { profile } = await session.post("Profiler.stop");
      session.disconnect();
      return profile;
    },
  };
}
