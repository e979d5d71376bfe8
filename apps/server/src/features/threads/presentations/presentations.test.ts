import { presentationsAtMost } from '@basoche/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';

/** A member's saved presentations. The access matrix tests who may read and delete them. */

let test: TestApp;
let member: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  member = await aMember(test);
});
afterAll(() => test.close());

const path = '/missions/presentations';
const save = (name: string, text: string) =>
  test.call('POST', path, { token: member.token, body: { name, text } });
const list = async () => (await test.call('GET', path, { token: member.token })).json();

describe('saved presentations', () => {
  it('are listed the newest first; a name that is taken, whatever its case, takes the new text', async () => {
    await save('Baux', 'Dix ans de baux.');
    test.clock.advance(1_000);
    const { id } = (await save('Sociétés', 'Droit des sociétés.')).json();
    test.clock.advance(1_000);
    await save('BAUX', 'Onze ans de baux.');
    expect(await list()).toEqual([
      { id: expect.any(String), name: 'BAUX', text: 'Onze ans de baux.' },
      { id, name: 'Sociétés', text: 'Droit des sociétés.' },
    ]);
    expect((await test.call('DELETE', `${path}/${id}`, { token: member.token })).statusCode).toBe(204);
    expect(await list()).toHaveLength(1);
  });

  it('are so many at most, and the last of them may still be changed', async () => {
    for (let number = 2; number <= presentationsAtMost; number += 1) await save(`Numéro ${number}`, 'Texte.');
    const refused = await save('Une de trop', 'Texte.');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'TOO_MANY_PRESENTATIONS']);
    expect((await save('Baux', 'Douze ans de baux.')).statusCode).toBe(201);
    expect(await list()).toHaveLength(presentationsAtMost);
  });

  it.each([
    [{ name: '', text: 'Texte.' }, 'name'],
    [{ name: 'a'.repeat(61), text: 'Texte.' }, 'name'],
    [{ name: 'Nom', text: ' ' }, 'text'],
    [{ name: 'Nom', text: 'a'.repeat(2_001) }, 'text'],
  ])('refuse what is none (%#)', async (body, field) => {
    const answer = await test.call('POST', path, { token: member.token, body });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, field]);
  });
});
