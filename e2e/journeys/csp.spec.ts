import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf, watchPolicy } from '../support/violations.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/**
 * The content security policy, sent by the server and enforced by the browser. a11y.spec.ts checks that every screen
 * respects it.
 */

test.describe('a planted script', () => {
  test.use({ expectedComplaint: /Executing inline script violates/ });

  test('the policy lets no foreign and no inline script run, and no other site frame a page', async ({
    open,
    request,
  }) => {
    const page = await open();
    await watchPolicy(page);
    await page.goto('/connexion');
    const policy = (await request.get('/connexion')).headers()['content-security-policy'] ?? '';
    const rules = new Map(
      policy.split(';').map((rule) => {
        const [name = '', ...values] = rule.trim().split(/\s+/);
        return [name, values] as const;
      }),
    );

    expect(rules.get('script-src')).not.toContain("'unsafe-inline'");
    expect(rules.get('script-src')).not.toContain("'unsafe-eval'");
    expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
    expect(rules.get('object-src')).toEqual(["'none'"]);

    const ran = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          document.addEventListener('securitypolicyviolation', () => resolve(false), { once: true });
          const script = document.createElement('script');
          script.textContent = 'globalThis.planted = true;';
          document.body.append(script);
          if ('planted' in globalThis) resolve(true);
        }),
    );
    expect(ran, 'a script that was planted').toBe(false);
  });
});

test('the page of the API shows its calls under the strict policy, by keyboard and on a phone', async ({
  open,
}) => {
  const page = await open({ viewport: windowSizes.phone });
  await watchPolicy(page);
  await page.goto('/api/docs');
  await page.getByRole('textbox', { name: /filter/i }).fill('places');
  await page
    .getByRole('heading', { name: /^places/ })
    .getByRole('button')
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^GET/ }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('For everybody.').first()).toBeVisible();
  await expect(page.getByText('TOO_MANY_REQUESTS').first()).toBeVisible();

  for (const [width, viewport] of Object.entries(windowSizes)) {
    await page.setViewportSize(viewport);
    await picture(page, `api-docs-${width}`);
    await expectAccessible(page, `the page of the API on a ${width}`);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  }
  expect(await violationsOf(page)).toEqual([]);
});
