import { afterEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../test/database.ts';
import { runProgram } from '../../../test/program.ts';
import { openRespServer, type RespAnswers, type RespServer } from '../../../test/resp-server.ts';
import { checkRedis } from './check-redis.ts';

/** With Valkey or Redis itself: test/redis. */

let server: RespServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const answering = async (answers: RespAnswers): Promise<string> => {
  server = await openRespServer(answers);
  return server.url;
};

describe('the server of REDIS_URL', () => {
  it('is accepted where it carries out every command', async () => {
    await expect(checkRedis(await answering({}), 'basoche:')).resolves.toBeUndefined();
  });

  it.each<[RespAnswers, RegExp]>([
    [{ XADD: "-ERR unknown command 'XADD'" }, /does not know streams and scripts/],
    [{ EVAL: "-ERR unknown command 'EVAL'" }, /does not know streams and scripts/],
    [{ XADD: "-READONLY You can't write against a read only replica." }, /is a replica/],
    [{ XADD: '-MOVED 3999 127.0.0.1:6381' }, /is part of a cluster/],
    [{ PUBLISH: '-NOPERM User has no permissions' }, /too few rights/],
    [{ XADD: "-OOM command not allowed when used memory > 'maxmemory'." }, /accepts no writes/],
    [{ XADD: '-ERR something else' }, /does not answer as Valkey or Redis \(ERR something else\)/],
  ])('is refused with %o', async (answers, sentence) => {
    await expect(checkRedis(await answering(answers), 'basoche:')).rejects.toThrow(sentence);
  });

  it('is refused with a wrong password or database, without telling the password', async () => {
    const url = new URL(await answering({ AUTH: '-WRONGPASS invalid username-password pair' }));
    url.password = 'geheim';
    const refusal = checkRedis(url.href, 'basoche:');
    await expect(refusal).rejects.toThrow(/refuses the user or the password/);
    await expect(refusal).rejects.not.toThrow(/geheim/);
    await server?.close();
    const other = await answering({ SELECT: '-ERR DB index is out of range' });
    await expect(checkRedis(`${other}/99`, 'basoche:')).rejects.toThrow(/no database of the number/);
  });

  it('stops the program with one sentence where nothing answers', async () => {
    const database = await createDatabase();
    const url = await answering({});
    await server?.close();
    server = undefined;
    const { code, said } = await runProgram('main.ts', { DATABASE_URL: database.url, REDIS_URL: url });
    await database.drop();
    expect(code).toBe(1);
    expect(said.trim()).toBe(
      `The server at ${new URL(url).host} does not answer (connect ECONNREFUSED ${new URL(url).host}).`,
    );
  });
});
