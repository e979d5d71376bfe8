import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { openWatchedConnection } from './watched-connection.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase({ empty: true });
});
afterAll(() => database.drop());

it('takes no busy process for a lost database', async () => {
  const connection = openWatchedConnection(database.url, { name: 'busy', answerMs: 900 });
  // Each turn of the event loop takes 400 ms: connecting alone takes several.
  const nap = new Int32Array(new SharedArrayBuffer(4));
  const busy = setInterval(() => Atomics.wait(nap, 0, 0, 400), 0);
  try {
    expect(await connection.ask('select 1 as one')).toEqual({ one: 1 });
  } finally {
    clearInterval(busy);
    connection.end();
  }
});
