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
 * After a deployment, an open page asks for files that no longer exist. This reloads the page. Without a network, it stays as it is.
 * The event goes on: prevented, it would hand `undefined` to whoever waits for the file.
 */
export const reloadOnStaleBuild = (page: Window = window): void => {
  page.addEventListener('vite:preloadError', () => reload(page));
};

/**
 * Reloads a page that misses a file, once the network is back: a browser keeps that a file did not come, and asks for it no more. Returns
 * the function that stops waiting.
 */
export const reloadWhenBack = (page: Window = window): (() => void) => {
  const retry = () => page.location.reload();
  reload(page);
  page.addEventListener('online', retry);
  return () => page.removeEventListener('online', retry);
};
