import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { checksum } from './checksum.ts';
import { aMember, type TestMember } from './factories.ts';
import { aMission } from './missions.ts';
import { rolledBack } from './rolled-back.ts';

let test: TestApp;
let owner: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aMember(test, { kind: 'COMPANY' });
});
afterAll(() => test.close());

const nameIt = (name: string) =>
  test.platform.database.db
    .updateTable('member')
    .set({ company_name: name })
    .where('id', '=', owner.id)
    .execute();

const nameOf = async () =>
  (await test.platform.database.pool.query('select company_name from member where id = $1', [owner.id]))
    .rows[0].company_name;

describe('what is rolled back', () => {
  it('is there as long as it lasts, for the program and for the test, and then in no row', async () => {
    const before = await checksum(test);
    await rolledBack(test, async () => {
      const id = await aMission(test, owner);
      const found = await test.call('GET', `/missions/single/${id}`);
      expect(found.json()).toMatchObject({ id });
      await nameIt('Rolled back');
      expect(await nameOf()).toBe('Rolled back');
    });
    expect(await nameOf()).toBe('Étude Martin');
    expect(await checksum(test)).toBe(before);
  });

  it('is rolled back after a failure, too, which is told', async () => {
    const before = await checksum(test);
    const failing = rolledBack(test, async () => {
      await aMission(test, owner);
      throw new Error('expected');
    });
    await expect(failing).rejects.toThrow('expected');
    expect(await checksum(test)).toBe(before);
    await nameIt('Étude Martin');
    expect(await checksum(test)).not.toBe(before);
  });

  it('goes on after a statement, and after a transaction, that fail: they undo themselves alone', async () => {
    const { db, transaction } = test.platform.database;
    await rolledBack(test, async () => {
      await nameIt('Before');
      await expect(sql`insert into member (kind) values (null)`.execute(db)).rejects.toThrow('null value');
      const undone = transaction(async (trx) => {
        await trx.updateTable('member').set({ company_name: 'Inside' }).where('id', '=', owner.id).execute();
        throw new Error('refused');
      });
      await expect(undone).rejects.toThrow('refused');
      expect(await nameOf()).toBe('Before');
    });
  });

  it('holds transactions that are begun at once, one after the other, and statements beside them', async () => {
    const { transaction } = test.platform.database;
    const seen: string[] = [];
    const rename = (name: string) =>
      transaction(async (trx) => {
        seen.push(`${name} begins`);
        await trx.updateTable('member').set({ company_name: name }).where('id', '=', owner.id).execute();
        expect(await nameOf()).toBe(name);
        seen.push(`${name} ends`);
      });
    await rolledBack(test, () => Promise.all([rename('One'), rename('Two')]));
    expect(seen).toEqual(['One begins', 'One ends', 'Two begins', 'Two ends']);
  });

  it('waits for what nobody waits for', async () => {
    await rolledBack(test, async () => {
      void nameIt('Unawaited');
    });
    expect(await nameOf()).toBe('Étude Martin');
  });
});
