import { Session } from "node:inspector/promises";

/** Profiles this process between two requests. */
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
