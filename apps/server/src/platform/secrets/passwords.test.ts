import { describe, expect, it } from 'vitest';
import { openCheapPasswords } from '../../../test/passwords.ts';
import { readConfig } from '../../config.ts';
import type { Refusal } from '../http/refusal.ts';
import { openLog } from '../observability/log.ts';
import { withCaller } from '../observability/log-context.ts';
import { openPlatform } from '../open-platform.ts';
import { openPasswords } from './passwords.ts';

/** The algorithm and costs encoded in a hash. */
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

  it('goes on after one that fails', async () => {
    const passwords = openPasswords();
    const failed = passwords.compare(async () => {
      throw new Error('no database');
    });
    const waiting = passwords.compare(async () => true);
    await expect(failed).rejects.toThrow('no database');
    expect(await waiting).toBe(true);
  });
});

/** A fake hasher that finishes when the test says so, and the order in which networks were served. */
const heldHasher = () => {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const hasher = {
    hash: async () => 'hashed',
    verify: (_hashed: unknown, password: unknown) => {
      asked.push(String(password));
      return new Promise<boolean>((resolve) => held.push(() => resolve(password === 'right')));
    },
  };
  const finishOne = async () => {
    held.shift()?.();
    await new Promise(setImmediate);
  };
  return { hasher, asked, finishOne };
};

const from = (network: string, signal = new AbortController().signal) => ({ network, signal });

describe('passwords of several networks', () => {
  const flood = async (
    wishes: { readonly maxWaitingPerNetwork?: number; readonly maxWaiting?: number } = {},
  ) => {
    const { hasher, asked, finishOne } = heldHasher();
    const passwords = openPasswords({ hasher, ...wishes });
    const refused: string[] = [];
    const login = (network: string, password: string, signal?: AbortSignal) =>
      withCaller(from(network, signal), () =>
        passwords
          .compare((verify) => verify('hashed', password))
          .catch((error: Refusal) => {
            refused.push(`${network} ${error.code}`);
            return null;
          }),
      );
    return { login, asked, finishOne, refused };
  };

  it('are compared a network at a time: a right one comes after one of each, whatever waits before it', async () => {
    const { login, asked, finishOne, refused } = await flood({
      maxWaitingPerNetwork: 500,
      maxWaiting: 1_000,
    });
    for (let index = 0; index < 500; index += 1) {
      void login('one', `one ${index}`);
      void login('two', `two ${index}`);
    }
    const right = login('three', 'right');
    await new Promise(setImmediate);
    for (let turn = 0; turn < 4; turn += 1) await finishOne();
    expect(await right).toBe(true);
    expect(asked.slice(0, 4)).toEqual(['one 0', 'two 0', 'one 1', 'right']);
    expect(refused).toEqual([]);
  });

  it('wait as far as the limit of their network, and the rest is refused without a hash', async () => {
    const { login, asked, refused, finishOne } = await flood({ maxWaitingPerNetwork: 2, maxWaiting: 10 });
    const all = Array.from({ length: 5 }, (_, index) => login('one', `one ${index}`));
    const other = login('two', 'right');
    await new Promise(setImmediate);
    expect(refused).toEqual(['one TOO_MANY_REQUESTS', 'one TOO_MANY_REQUESTS']);
    for (let turn = 0; turn < 4; turn += 1) await finishOne();
    expect(await Promise.all([...all, other])).toEqual([false, false, false, null, null, true]);
    expect(asked).toHaveLength(4);
  });

  it('belong to calls that are refused before they ask the database, where their network has too many', async () => {
    const passwords = openPasswords({ maxWaitingPerNetwork: 2 });
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    let queries = 0;
    const call = (network: string) =>
      withCaller(from(network), () =>
        passwords.admit(async () => {
          queries += 1;
          await answered;
        }),
      );
    const admitted = [call('one'), call('one'), call('two')];
    await expect(call('one')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(queries).toBe(3);
    answer();
    await Promise.all(admitted);
    await call('one');
  });

  it('yield their last place to a network that has fewer waiting, when all places are taken', async () => {
    const { login, asked, refused, finishOne } = await flood({ maxWaitingPerNetwork: 10, maxWaiting: 4 });
    for (let index = 0; index < 6; index += 1) void login('one', `one ${index}`);
    const right = login('two', 'right');
    await new Promise(setImmediate);
    expect(refused).toEqual(['one UNAVAILABLE', 'one UNAVAILABLE']);
    for (let turn = 0; turn < 3; turn += 1) await finishOne();
    expect(await right).toBe(true);
    expect(asked).not.toContain('one 4');
  });

  it('are forgotten once their request is gone', async () => {
    const { login, asked, refused, finishOne } = await flood();
    const gone = new AbortController();
    const first = login('one', 'one 0');
    const left = login('one', 'one 1', gone.signal);
    const last = login('one', 'right');
    await new Promise(setImmediate);
    gone.abort();
    expect(await left).toBeNull();
    for (let turn = 0; turn < 2; turn += 1) await finishOne();
    expect(await Promise.all([first, last])).toEqual([false, true]);
    expect(asked).toEqual(['one 0', 'right']);
    expect(refused).toEqual(['one UNAVAILABLE']);
    expect(await login('one', 'one 2', gone.signal)).toBeNull();
    expect(asked).toHaveLength(2);
  });
});
