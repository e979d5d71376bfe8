import { afterEach, describe, expect, inject, it } from 'vitest';
import { checkRedis } from '../../src/platform/redis/check-redis.ts';
import { askRedis, type RedisServer, startRedis } from '../redis-server.ts';

let server: RedisServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const started = async (settings: Record<string, string> = {}): Promise<string> => {
  server = await startRedis({ program: inject('redis')?.program ?? '', settings });
  return server.url;
};

const prefix = 'basoche:0123456789ab:';

describe('the server of REDIS_URL', () => {
  it('is right as it is installed, with a database number, and keeps nothing of the check', async () => {
    const url = `${await started()}/3`;
    await expect(checkRedis(url, prefix)).resolves.toBeUndefined();
    const left = await askRedis(url, async (redis) => {
      const keys = await redis.keys('*');
      return Promise.all(keys.map((key) => redis.ttl(key)));
    });
    for (const seconds of left) expect(seconds).toBeGreaterThan(0);
  });

  it('is right for a user with the rights that the refusal names', async () => {
    const url = new URL(await started());
    const rights = ['~basoche:*', '&basoche:*', '+@all', '-@dangerous', '+info'];
    await askRedis(url.href, (redis) =>
      redis.call('acl', 'setuser', 'program', 'on', '>secret/1', ...rights),
    );
    url.username = 'program';
    url.password = encodeURIComponent('secret/1');
    await expect(checkRedis(url.href, prefix)).resolves.toBeUndefined();
    await askRedis(new URL('/', server?.url).href, (redis) =>
      redis.call('acl', 'setuser', 'program', '-xadd'),
    );
    await expect(checkRedis(url.href, prefix)).rejects.toThrow(/too few rights: it needs ~basoche:\*/);
  });

  it.each<[string, Record<string, string>, string, RegExp]>([
    ['that asks for a password', { requirepass: 'secret' }, '', /refuses the user or the password/],
    ['that is a replica', { replicaof: '127.0.0.1 1' }, '', /is a replica/],
    ['without streams', { 'rename-command': 'XADD ' }, '', /does not know streams/],
    ['without such a database', {}, '/99', /no database of the number/],
    ['that is full', { maxmemory: '1' }, '', /accepts no writes/],
  ])('is refused where it is one %s', async (_, settings, path, sentence) => {
    await expect(checkRedis(`${await started(settings)}${path}`, prefix)).rejects.toThrow(sentence);
  });

  it('is refused where it accepts connections and never answers', async () => {
    const url = await started();
    server?.pause();
    await expect(checkRedis(url, prefix)).rejects.toThrow(/does not answer/);
    server?.resume();
  });
});
