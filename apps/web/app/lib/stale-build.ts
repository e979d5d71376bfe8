/** Storage key of the time when this tab last reloaded itself, in milliseconds. */
export const reloadKey = 'staleBuildReloadedAt';
export const reloadsApartMs = 60_000;

/**
 * After a deployment, an open page asks for files that no longer exist. This reloads the page, at most once a
 * minute. Drafts keep what was typed. Without a network, the page stays as it is.
 */
export const reloadOnStaleBuild = (page: Window = window): void => {
  page.addEventListener('vite:preloadError', (event) => {
    const last = Number(page.sessionStorage.getItem(reloadKey) ?? 0);
    if (!page.navigator.onLine || Date.now() - last < reloadsApartMs) return;
    event.preventDefault();
    page.sessionStorage.setItem(reloadKey, String(Date.now()));
    page.location.reload();
  });
};
