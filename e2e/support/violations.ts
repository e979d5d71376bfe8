import type { Page } from '@playwright/test';

interface Watched {
  violations?: string[];
}

/** Keeps, in each document that the page opens from now on, what breaks its content security policy. */
export const watchPolicy = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    (globalThis as Watched).violations = seen;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
};

/** What the document that is shown now has broken. */
export const violationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as Watched).violations ?? ['not watched']);
