/** Storage key of the time when this tab last reloaded itself, in milliseconds. */
const key = 'staleBuildReloadedAt';
const apartMs = 60_000;

/**
 * After a deployment, an open page asks for files that no longer exist. This reloads the page, at most once a
 * minute. Drafts keep what was typed. Without a network, the page stays as it is.
 */
export const reloadOnStaleBuild = (page: Window = window): void => {
  page.addEventListener('vite:preloadError', (event) => {
    const last = Number(page.sessionStorage.getItem(key) ?? 0);
    if (!page.navigator.onLine || Date.now() - last < apartMs) return;
    event.preventDefault();
    page.sessionStorage.setItem(key, String(Date.now()));
    page.location.reload();
  });
};
