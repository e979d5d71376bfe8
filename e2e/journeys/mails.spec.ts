import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { root } from '../support/programs.ts';

const run = promisify(execFile);

test('every mail fits a phone, and is read in the light and in the dark', async ({ page }) => {
  const { stdout } = await run(process.execPath, ['apps/server/mails/write-gallery.ts', '320', '390'], {
    cwd: root,
  });
  await page.goto(pathToFileURL(stdout.trim()).href);
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('iframe')].every(
      (frame) =>
        frame.contentDocument?.readyState === 'complete' && frame.contentDocument.body.textContent !== '',
    ),
  );

  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('iframe')]
      .filter(({ contentDocument: inside }) => {
        const sheet = inside?.documentElement;
        return sheet === undefined || sheet.scrollWidth > sheet.clientWidth;
      })
      .map(({ title }) => title),
  );
  expect(wide).toEqual([]);

  // All mails share their styles, so axe checks them together in one document.
  for (const look of ['light', 'dark']) {
    const frames = await page.evaluate(
      (asked) =>
        [...document.querySelectorAll<HTMLIFrameElement>(`iframe[data-look="${asked}"][width="390"]`)].map(
          ({ contentDocument: inside }) => ({
            style: inside?.querySelector('style')?.outerHTML ?? '',
            className: inside?.body.className ?? '',
            ground: inside?.body.getAttribute('style') ?? '',
            content: inside?.body.innerHTML ?? '',
          }),
        ),
      look,
    );
    expect(frames.length).toBeGreaterThan(80);
    const whole = await page.context().newPage();
    const mails = frames.map(
      ({ className, ground, content }) => `<div class="${className}" style="${ground}">${content}</div>`,
    );
    await whole.setContent(
      `<html lang="fr"><head><title>${look}</title>${frames[0]?.style}</head><body style="margin:0;width:390px">${mails.join('')}</body></html>`,
    );
    const { violations, passes } = await new AxeBuilder({ page: whole })
      .withRules('color-contrast')
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    expect(passes[0]?.nodes.length).toBeGreaterThan(frames.length);
    const ground = await whole
      .locator('.d-sheet')
      .first()
      .evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
    expect(ground).toBe(look === 'dark' ? 'rgb(42, 38, 34)' : 'rgb(255, 255, 255)');
    await whole.close();
  }
});
