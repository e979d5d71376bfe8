import type { APIRequestContext, Page } from '@playwright/test';
import { call, type Member, makeMember } from '../support/personas.ts';
import { alarm, payloads, watching } from '../support/planted.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/**
 * Profile texts are never interpreted as code: on the member's page, in lists, and in data for screen readers and
 * robots.
 */

const payload = (index: number, longest: number): string =>
  (payloads[index % payloads.length] ?? '').slice(0, longest);
const everything = payloads.join('\n');

/** The served page contains no unescaped payload, except inside data that the HTML parser does not read. */
const expectEscaped = async (request: APIRequestContext, path: string): Promise<void> => {
  const html = await (await request.get(path)).text();
  for (const raw of [
    `<script>${alarm}`,
    '<img src=x',
    '<svg/onload',
    '<iframe srcdoc',
    '<meta http-equiv=refresh',
  ])
    expect(html.includes(raw), `${raw} in ${path}`).toBe(false);
  // Checks that the payloads are present at all.
  expect(html.includes('globalThis.planted=1'), path).toBe(true);
};

const expectToldToReaders = async (page: Page, name: string): Promise<void> => {
  const posting = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(posting ?? '').mainEntity).toMatchObject({ name });
  for (const property of ['og:title', 'og:image:alt']) {
    const told = page.locator(`meta[property="${property}"]`);
    if ((await told.count()) > 0) await expect(told).toHaveAttribute('content', name);
  }
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
};

test('payloads in every text of a profile are read back as text, by people and by what reads pages for them', async ({
  open,
  product,
  request,
}) => {
  const person = await makeMember(product, 'employee', `Zorvelle ${payload(1, 90)}`);
  const company = await makeMember(product, 'company', `Zorvel ${payload(2, 150)}`);
  const say = ({ id, token }: Member, path: string, body: object) =>
    call(product, 'POST', `/users/${path}/${id}`, { token, body });
  const career = (from: number) => ({
    companyName: payload(from, 150),
    sector: payload(from + 1, 150),
    job: payload(from + 2, 150),
    location: payload(from + 3, 150),
    startDate: '2020-01-01',
  });
  await say(person, 'student/update', {
    role: payload(3, 100),
    location: payload(0, 100),
    about: everything,
    skillDomains: 'droit_travail',
  });
  for (const from of [0, 4, 8]) await say(person, 'experience', career(from));
  await say(person, 'formation', {
    certification: payload(5, 150),
    school: payload(6, 150),
    description: everything,
  });
  const address = 'https://exemple.fr/?a=%22%3E%3Cscript%3E&b=javascript:alert(1)';
  await say(company, 'company/update', {
    headquartersName: payload(7, 100),
    values: everything,
    profiles: everything,
    websiteURL: address,
    sectors: 'droit_travail',
  });
  const leader = new FormData();
  leader.set('name', payload(8, 100));
  leader.set('role', payload(9, 100));
  const presentation = new FormData();
  presentation.set('presentation', everything);
  for (const [path, body] of [
    ['leader', leader],
    ['presentation', presentation],
  ] as const) {
    const url = `${product.url}/api/users/company/${path}/update/${company.id}`;
    const headers = { authorization: `Bearer ${company.token}` };
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
  }
  for (const member of [person, company]) await say(member, 'visibility', { isIndexed: true });
  const { watched, expectQuiet } = watching(open);
  const pages = [
    { member: person, path: `/users/${person.id}` },
    { member: company, path: `/entreprises/${company.id}` },
  ];

  await test.step('a visitor reads the pages, rendered on the server', async () => {
    const page = await watched();
    for (const { member, path } of pages) {
      await expectEscaped(request, path);
      await visit(page, { path });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(member.name);
      await expectToldToReaders(page, member.name);
      await expectQuiet(page, path);
    }
    await expect(page.locator(`a[href="${address}"]`).first()).toHaveAttribute(
      'rel',
      /noopener|noreferrer|nofollow/,
    );
  });

  await test.step('and finds them in the directory', async () => {
    const page = await watched();
    await expect(async () => {
      await visit(page, { path: '/members?q=zorvel' });
      await expect(page.getByRole('main').getByRole('link', { name: company.name })).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
    await expectQuiet(page, 'the directory');
    await visit(page, { path: `/members?${new URLSearchParams({ q: payload(1, 100) })}` });
    await expectQuiet(page, 'words that are searched');
  });

  await test.step('their owners read them in what edits them', async () => {
    for (const { member, path } of pages) {
      const page = await watched(member);
      await visit(page, { path });
      await page
        .getByRole('button', { name: /présentation|À propos/i })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(everything);
      await expectQuiet(page, `the dialog of ${path}`);
    }
  });
});
