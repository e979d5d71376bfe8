import type { Page } from '@playwright/test';

/**
 * Resolves once the socket that this page will open has joined. Needed where an event itself is the point: what a page
 * missed before, it reads instead, and a sign of typing does not come twice.
 */
export const joinedBy = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        // The acceptance of a connection by socket.io.
        if (payload.toString().startsWith('40')) resolve();
      }),
    );
  });
