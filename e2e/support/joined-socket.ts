import type { Page } from '@playwright/test';

/**
 * Resolves once the socket that this page will open has joined. Needed by journeys about an event itself:
 * earlier events reach the page by reading instead, and a typing signal is not repeated.
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
