/** Storage key of the time when this tab last reloaded itself, in milliseconds. */
export const reloadKey = 'staleBuildReloadedAt';
export const reloadsApartMs = 60_000;

/** Reloads the page, at most once a minute and with a network only. Drafts keep what was typed. */
const reload = (page: Window): void => {
  const last = Number(page.sessionStorage.getItem(reloadKey) ?? 0);
  if (!page.navigator.onLine || Date.now() - last < reloadsApartMs) return;
  page.sessionStorage.setItem(reloadKey, String(Date.now()));
  page.location.reload();
};

/**
 * Reloads the page if a file of its build is gone after a deployment; does nothing offline. The event is not
 * prevented: Vite would then resolve the failed import to `undefined`.
 */
export const reloadOnStaleBuild = (page: Window = window): void => {
  page.addEventListener('vite:preloadError', () => reload(page));
};

/**
 * Reloads a page whose file failed to load, once the network is back: a browser remembers a failed module
 * import and does not retry it. Returns the function that stops waiting.
 */
export const reloadWhenBack = (page: Window = window): (() => void) => {
  const retry = () => page.location.reload();
  reload(page);
  page.addEventListener('online', retry);
  return () => page.removeEventListener('online', retry);
};
