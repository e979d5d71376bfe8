import { namesInOneCall, registerNamesAtMost } from '@basoche/domain/conflicts/limits';
import { expect, it } from 'vitest';
import { createTestApp } from '../app.ts';
import { aMember } from '../factories.ts';

/** A register with the highest number of names. */

it('takes 5,000 names in its first week, gives them all back, and refuses the next one', async () => {
  const test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on' } });
  const { token } = await aMember(test);
  const nameOf = (number: number) =>
    [...String(number).padStart(4, '0')].map((digit) => 'bcdfghjklm'[Number(digit)]).join('a');
  const add = (from: number, count: number) => {
    const entries = Array.from({ length: count }, (_, index) => ({
      kind: 'person',
      name: nameOf(from + index),
      firstName: 'Anne',
      side: 'client',
    }));
    return test.call('POST', '/conflicts/register/entries', { token, body: { entries } });
  };
  for (let from = 0; from < registerNamesAtMost; from += namesInOneCall) {
    expect((await add(from, namesInOneCall)).json()).toEqual({ added: namesInOneCall, known: 0 });
  }
  expect((await add(registerNamesAtMost, 1)).json().code).toBe('REGISTER_FULL');
  const listed = (await test.call('GET', '/conflicts/register/entries', { token })).json();
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(
    Array.from({ length: registerNamesAtMost }, (_, number) => nameOf(number)),
  );
  await test.close();
});
