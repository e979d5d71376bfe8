import type { Page } from '@playwright/test';

/**
 * Records everything that a browser receives on a page: documents, calls and their headers, socket frames, and
 * rendered content.
 */
export interface Heard {
  /** Everything so far. */
  all(): Promise<readonly string[]>;
}

export const listenTo = (page: Page): Heard => {
  const said: string[] = [];
  const coming: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!['document', 'fetch', 'xhr'].includes(response.request().resourceType())) return;
    const isRedirect = response.status() >= 300 && response.status() < 400;
    const body = isRedirect || response.status() === 204 ? Promise.resolve('') : response.text();
    coming.push(
      Promise.all([body, response.allHeaders()]).then(
        ([text, headers]) => void said.push(`${response.url()} ${JSON.stringify(headers)} ${text}`),
        // The page was left before the answer arrived.
        () => undefined,
      ),
    );
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => said.push(`socket ${payload.toString()}`)),
  );
  return {
    all: async () => {
      await Promise.all(coming);
      return [...said, `drawn ${page.url()} ${await page.content()}`];
    },
  };
};
