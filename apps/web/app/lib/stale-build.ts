/** When this tab last reloaded itself, in milliseconds. */
const key = 'staleBuildReloadedAt';
const apartMs = 60_000;

/**
 * After an update of the site, a page that was open before asks for files that are gone: it is loaded again, once a minute at most.
 * What was typed is kept by the drafts. Without a network the page stays as it is.
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
