import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const aFile = async (): Promise<File> => {
  const drawn = sharp({ create: { width: 600, height: 400, channels: 3, background: '#774411' } });
  return new File([Uint8Array.from(await drawn.png().toBuffer())], 'photo.png', { type: 'image/png' });
};

const send = async (member: TestMember, path: string, body: object) => {
  const answer = await test.call('POST', `${path}/${member.id}`, { token: member.token, body });
  expect([path, answer.statusCode]).toEqual([path, answer.statusCode === 201 ? 201 : 200]);
};

/** Names of the tables with a row of this member. */
const rowsOf = async ({ id }: TestMember): Promise<string[]> => {
  const { pool } = test.platform.database;
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'member_id' order by 1`,
  );
  const held: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select from ${name} where member_id = $1 limit 1`, [id]);
    if (rowCount) held.push(name);
  }
  return held;
};

const filesOnDisk = async () => {
  let number = 0;
  for await (const _file of test.platform.files.list()) number += 1;
  return number;
};

it('leaves nothing of what a person or a company said of themselves, nor a file', async () => {
  const person = await aMember(test, { kind: 'STUDENT' });
  const company = await aMember(test, { kind: 'COMPANY' });
  const picture = await aFile();
  await send(person, '/users/student/update', {
    about: 'Je relis.',
    skillDomains: 'droit_civil',
    hourlyCost: 20,
  });
  await send(person, '/users/student/picture/update', { picture });
  await send(person, '/users/updateskills', { skills: [{ name: 'RGPD', grade: 4 }] });
  await send(person, '/users/formation', { certification: 'Master 1', school: 'Lyon 3' });
  await test.call('PUT', `/users/favourites/${company.id}`, {
    token: person.token,
    body: { note: 'À revoir' },
  });
  await test.call('PUT', `/users/favourites/${person.id}`, { token: company.token, body: {} });
  await send(company, '/users/company/update', { sectors: 'droit_civil', locations: '69' });
  await send(company, '/users/company/logo/update', { picture });
  await send(company, '/users/company/leader/update', { name: 'Léa Roux', picture });
  await send(company, '/users/company/presentation/update', { presentation: 'Nous plaidons.', picture });
  await send(company, '/users/company/pictures/update', { picture1: picture, picture4: picture });
  expect(await filesOnDisk()).toBeGreaterThan(10);

  for (const member of [person, company]) {
    expect((await test.call('DELETE', '/users/me', { token: member.token })).statusCode).toBe(204);
    // One row stays in staff's list of accounts, with nothing of its content.
    expect(await rowsOf(member)).toEqual(['office_member']);
  }
  await test.drain();
  expect(await filesOnDisk()).toBe(0);
  const { rowCount } = await test.platform.database.pool.query(
    'select from stored_file union all select from picture_file',
  );
  expect(rowCount).toBe(0);
});
