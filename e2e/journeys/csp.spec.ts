import { expect, test } from '../support/test.ts';
import { watchPolicy } from '../support/violations.ts';

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
