import { makeJob, makeMember, makeMission } from '../support/personas.ts';
import { payloads, watching } from '../support/planted.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** A creator's texts are never interpreted as code: they open no dialog, run no script and violate no policy. */

test('payloads in every text of a mission are read back as text, on every screen that shows them', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', `Étude ${payloads[2]}`);
  const jurist = await makeMember(product, 'employee', 'Irène Castel');
  const missions: { id: string; payload: string }[] = [];
  for (const payload of payloads) {
    const id = await makeMission(product, company, payload, {
      skillsRequired: [payload, ...payloads].join('\n'),
      timeLimit: payload,
      onPlace: true,
      place: '75',
      city: payload.slice(0, 120),
    });
    missions.push({ id, payload });
  }

  const { watched, expectQuiet } = watching(open);

  await test.step('a visitor reads missions and the lists, rendered on the server', async () => {
    const page = await watched();
    for (const { id, payload } of missions.slice(0, 6)) {
      await visit(page, { path: `/consult/missions/${id}` });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(payload);
      await expect(page.getByText(payload).first()).toBeVisible();
      await expectQuiet(page, payload);
    }
    for (const path of [
      '/',
      '/consult/missions',
      '/consult/missions?q=script',
      '/consult/missions?sort=price',
    ]) {
      await visit(page, { path });
      await expectQuiet(page, path);
    }
    const echoed = payloads[1] ?? '';
    await visit(page, { path: `/consult/missions?${new URLSearchParams({ q: echoed })}` });
    await expectQuiet(page, 'words that are searched');
  });

  await test.step('a jurist opens the dialogs of a mission', async () => {
    const page = await watched(jurist);
    for (const { id, payload } of missions.slice(0, 2)) {
      await visit(page, { path: `/consult/missions/${id}` });
      await page.getByRole('button', { name: 'Postuler à la mission' }).click();
      await expect(page.getByRole('dialog', { name: 'Proposer un prix' })).toContainText(payload);
      await expectQuiet(page, payload);
    }
  });

  await test.step('its creator reads, edits and looks at them', async () => {
    const page = await watched(company);
    await visit(page, { path: '/manage/missions' });
    await expectQuiet(page, 'own missions');
    for (const { id, payload } of missions.slice(0, 3)) {
      for (const path of [`/manage/missions/update/${id}`, `/manage/missions/preview/${id}`]) {
        await visit(page, { path });
        await expectQuiet(page, `${path} ${payload}`);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(payload);
    }
  });
});

test('payloads in every text of an offer are read back as text, to people and to what reads pages for them', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', `Cabinet ${payloads[1]}`);
  const jurist = await makeMember(product, 'employee', 'Lise Aubry');
  const offers: { id: string; payload: string }[] = [];
  for (const payload of payloads) {
    const id = await makeJob(product, company, payload, {
      jobDescription: [payload, ...payloads].join('\n'),
      salary: payload.slice(0, 100),
      salaryDescription: payload,
      city: payload.slice(0, 120),
    });
    offers.push({ id, payload });
  }
  const { watched, expectQuiet } = watching(open);

  await test.step('a visitor reads offers and their list, rendered on the server', async () => {
    const page = await watched();
    for (const { id, payload } of offers.slice(0, 6)) {
      await visit(page, { path: `/consult/emplois/${id}` });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(payload);
      const posting = page.locator('script[type="application/ld+json"]').first();
      expect(JSON.parse((await posting.textContent()) ?? '')).toMatchObject({ title: payload });
      await expectQuiet(page, payload);
    }
    for (const path of ['/consult/emplois', '/consult/emplois?q=script']) {
      await visit(page, { path });
      await expectQuiet(page, path);
    }
    const echoed = payloads[1] ?? '';
    await visit(page, { path: `/consult/emplois?${new URLSearchParams({ q: echoed })}` });
    await expectQuiet(page, 'words that are searched');
  });

  await test.step('a jurist goes from the list to an offer and back', async () => {
    const page = await watched(jurist);
    const [{ payload } = { payload: '' }] = offers.slice(-1);
    await visit(page, { path: '/consult/emplois' });
    await page.getByRole('link', { name: payload, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(payload);
    await expectQuiet(page, payload);
    await page.goBack();
    await expectQuiet(page, 'the list again');
  });
});
