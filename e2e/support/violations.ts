import type { Page } from '@playwright/test';

interface WatchedWindow {
  violations?: string[];
}

/** Records violations of the content security policy in each document that the page opens from now on. */
export const watchPolicy = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    (globalThis as WatchedWindow).violations = seen;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
};

/** Violations in the present document. */
export const violationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as WatchedWindow).violations ?? ['not watched']);
