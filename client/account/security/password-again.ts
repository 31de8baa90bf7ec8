import { codeOf } from "../../net/http/api-error.ts";

/**
 * ACCESS-15: sends a request, and once more if the password was needed first and `ask` resolved with true: it was entered and
 * is right.
 */
export const withPasswordAgain =
  (ask: () => Promise<boolean>) =>
  async <Result>(send: () => Promise<Result>): Promise<Result> => {
    try {
      return await send();
    } catch (error) {
      if (codeOf(error) !== "account/password-needed" || !(await ask())) throw error;
      return await send();
    }
  };
