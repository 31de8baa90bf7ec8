export const signOutButton = "Sign Out";
export const unsentTitle = "Sign out and lose what isn’t sent?";
export const unsentQuestion =
  "Something of yours on this device hasn’t been sent yet, such as a message or a draft. Signing out removes it.";
export const signOutAnywayButton = "Sign out anyway";
