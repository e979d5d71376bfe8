import type { Page } from '@playwright/test';
import type { Member } from './personas.ts';
import { expect } from './test.ts';
import { violationsOf, watchPolicy } from './violations.ts';

/** Texts that attack a screen which interprets them as code, and pages that detect it. */

export const alarm = 'globalThis.planted=1;alert(1)';
export const payloads = [
  `<script>${alarm}</script>`,
  `</script><script>${alarm}</script>`,
  `"><img src=x onerror=${alarm}>`,
  `'><svg/onload=${alarm}>`,
  `<iframe srcdoc="<script>parent.${alarm}</script>"></iframe>`,
  `</title><script>${alarm}</script>`,
  `</textarea><script>${alarm}</script>`,
  `<a href="javascript:${alarm}">lien</a>`,
  `" autofocus onfocus=${alarm} x="`,
  '<!--<script>',
  `<math><style></math><img src onerror=${alarm}>`,
  `&lt;script&gt;${alarm}&lt;/script&gt;`,
  `{{constructor.constructor('${alarm}')()}}`,
  `<meta http-equiv=refresh content="0,javascript:${alarm}">`,
];

/** Opens pages whose dialogs, policy violations and globals are watched, and checks that no payload ran. */
export const watching = (open: (options?: { as?: Member }) => Promise<Page>) => {
  const dialogs: string[] = [];
  const watched = async (as?: Member) => {
    const page = await open(as ? { as } : {});
    page.on('dialog', (dialog) => {
      dialogs.push(`${page.url()}: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await watchPolicy(page);
    return page;
  };
  const expectQuiet = async (page: Page, where: string) => {
    expect(await violationsOf(page), where).toEqual([]);
    expect(await page.evaluate(() => 'planted' in globalThis), where).toBe(false);
    expect(dialogs, where).toEqual([]);
  };
  return { watched, expectQuiet };
};
