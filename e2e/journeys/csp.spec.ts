import { expect, test } from '../support/test.ts';
import { violationsOf, watchPolicy } from '../support/violations.ts';
import { everyScreen, visit } from '../support/world.ts';

/** What pages may load and run is said by the server, enforced by the browser, and kept to by every screen. */

test('no screen breaks the content security policy or complains in the console', async ({
  open,
  product,
}) => {
  test.setTimeout(240_000);
  const screens = await everyScreen(product);
  for (const as of new Set(screens.map((screen) => screen.as))) {
    const page = await open(as ? { as } : {});
    await watchPolicy(page);
    for (const screen of screens.filter((one) => one.as === as)) {
      await visit(page, screen);
      expect(await violationsOf(page), screen.name).toEqual([]);
    }
  }
});

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
