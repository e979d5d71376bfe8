import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSealing } from './sealing.ts';

const aKey = () => randomBytes(32).toString('base64');
const sealingWith = (secretsKey: string, formerSecretsKeys: readonly string[] = []) =>
  openSealing({ secretsKey, formerSecretsKeys, dataDir: '/nowhere' });

it('opens what a former key sealed, and seals under the present one', async () => {
  const [before, after] = [aKey(), aKey()];
  const old = sealingWith(before);
  const rotated = sealingWith(after, [before]);
  const sealed = await old.seal('FR76', 'bank:1');
  expect(await rotated.unseal(sealed, 'bank:1')).toBe('FR76');
  expect([await old.isCurrent(sealed), await rotated.isCurrent(sealed)]).toEqual([true, false]);
  const anew = await rotated.seal('FR76', 'bank:1');
  expect(await rotated.isCurrent(anew)).toBe(true);
  await expect(old.unseal(anew, 'bank:1')).rejects.toThrow('SECRETS_KEYS_OLD');
});

it('opens what was sealed before keys had names', async () => {
  const key = aKey();
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), iv).setAAD(
    Buffer.from('factor:1'),
  );
  const text = Buffer.concat([cipher.update('SECRET', 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), text]);
  expect(await sealingWith(aKey(), [key]).unseal(sealed, 'factor:1')).toBe('SECRET');
  expect(await sealingWith(key).isCurrent(sealed)).toBe(false);
});

it('opens nothing that was moved, changed or cut', async () => {
  const sealing = sealingWith(aKey());
  const sealed = await sealing.seal('FR76', 'bank:1');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  await expect(sealing.unseal(sealed, 'bank:2')).rejects.toThrow('bank:2');
  await expect(sealing.unseal(changed, 'bank:1')).rejects.toThrow('bank:1');
  await expect(sealing.unseal(sealed.subarray(0, 36), 'bank:1')).rejects.toThrow('bank:1');
});
