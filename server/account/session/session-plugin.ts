import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/**
 * Adds `openSession` to better-auth: a session without a password, for an account that was just created or whose address was
 * just confirmed. Like the rest of better-auth, it is called by our routes and has no URL of its own.
 */
export const sessionPlugin = {
  id: "open-session",
  endpoints: {
    openSession: createAuthEndpoint(
      "/open-session",
      { method: "POST", body: z.object({ userId: z.uuid() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw new Error("there is no such account");
        await setSessionCookie(context, { session: await internalAdapter.createSession(user.id), user });
      },
    ),
  },
};
