import type { WorkerScope } from "./worker-scope.ts";

type Scope = Pick<WorkerScope, "navigator"> & {
  readonly registration: { readonly navigationPreload?: Pick<NavigationPreloadManager, "enable" | "disable"> };
};

/**
 * Lets the browser request a page while the worker starts. Firefox shows its own error as soon as that request fails, whatever
 * page the worker has, so it must not; and it keeps what an earlier version of the worker has turned on.
 */
export async function setPreload({ registration: { navigationPreload }, navigator }: Scope): Promise<void> {
  if (/\bFirefox\//.test(navigator.userAgent)) await navigationPreload?.disable();
  else await navigationPreload?.enable();
}
