import { describe, expect, it } from 'vitest';
import { openCheapPasswords } from '../../test/passwords.ts';
import { readConfig } from '../config.ts';
import { openLog } from './log.ts';
import { openPlatform } from './open-platform.ts';
import { openPasswords } from './passwords.ts';

/** The algorithm and the costs that a hash tells. */
const costsOf = (hashed: string): string => hashed.split('$').slice(1, 4).join(' ');
const full = 'argon2id v=19 m=19456,t=2,p=1';

describe('a password', () => {
  it('is hashed with Argon2id over 19 MiB in two passes, and twice never to the same hash', async () => {
    const passwords = openPasswords();
    const [one, other] = [await passwords.hash('une phrase'), await passwords.hash('une phrase')];
    expect([one, other].map(costsOf)).toEqual([full, full]);
    expect(one).not.toBe(other);
  });

  it('is hashed so by the program, which no setting makes weaker', async () => {
    const config = readConfig({ NODE_ENV: 'test' });
    const log = openLog('silent');
    const opened = openPlatform({ config, databaseUrl: 'postgres://localhost/none', log });
    try {
      expect(costsOf(await opened.platform.passwords.hash('une phrase'))).toBe(full);
    } finally {
      await opened.close();
    }
  });

  it('is right against its own hash alone, whatever that hash costs, and never for an address that nobody has', async () => {
    const [strong, cheap] = [openPasswords(), openCheapPasswords()];
    const right = (hashed: string | null, password: string) =>
      strong.compare((verify) => verify(hashed, password));
    for (const hashed of [await strong.hash('une phrase'), await cheap.hash('une phrase')]) {
      expect(await right(hashed, 'une phrase')).toBe(true);
      expect(await right(hashed, 'une autre')).toBe(false);
    }
    expect(await right(null, 'a password that nobody chose')).toBe(false);
  });
});

describe('the queue of passwords', () => {
  it('compares one at a time, in the order they came', async () => {
    const passwords = openPasswords();
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const seen: string[] = [];
    const first = passwords.compare(async () => {
      seen.push('first begins');
      await opened;
      seen.push('first ends');
      return true;
    });
    const others = ['second', 'third'].map((name) =>
      passwords.compare(async () => {
        seen.push(name);
        return false;
      }),
    );
    await new Promise(setImmediate);
    expect(seen).toEqual(['first begins']);
    open();
    expect(await Promise.all([first, ...others])).toEqual([true, false, false]);
    expect(seen).toEqual(['first begins', 'first ends', 'second', 'third']);
  });

  it('refuses what comes when as many wait as may, and goes on after one that fails', async () => {
    const passwords = openPasswords({ length: 1 });
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const failed = passwords.compare(async () => {
      await opened;
      throw new Error('no database');
    });
    const waiting = passwords.compare(async () => true);
    await expect(passwords.compare(async () => true)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    open();
    await expect(failed).rejects.toThrow('no database');
    expect(await waiting).toBe(true);
  });
});
