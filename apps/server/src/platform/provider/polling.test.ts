import { describe, expect, it } from 'vitest';
import { openPolling } from './polling.ts';

const away = () => Object.assign(new Error('An error occurred'), { type: 'StripeConnectionError' });
const refused = () =>
  Object.assign(new Error('No such page'), { type: 'StripeInvalidRequestError', statusCode: 404 });
const ones = Array.from({ length: 1_000 }, (_, index) => index);

describe('looks at the payment provider', () => {
  it('end with their time, so that those of the next minute do not wait behind them', async () => {
    let at = 0;
    const looked: number[] = [];
    const look = async (one: number) => {
      looked.push(one);
      at += 100;
    };
    await openPolling(() => at).take(ones, look, { forMs: 25_000, failed: () => undefined });
    expect(looked).toHaveLength(250);
  });

  it('end once it does not answer any more, and are not taken at anything else either', async () => {
    const looked: number[] = [];
    const look = async (one: number) => {
      looked.push(one);
      throw away();
    };
    const turns = openPolling(() => 0);
    await turns.take(ones, look, { forMs: 1, failed: () => undefined });
    await turns.take(ones, look, { forMs: 1, failed: () => undefined });
    expect(looked).toEqual([0, 1, 2]);
  });

  it('go on past what it refuses', async () => {
    const failures: number[] = [];
    const look = async (one: number) => {
      if (one % 2 === 0) throw refused();
    };
    await openPolling(() => 0).take(ones, look, { forMs: 1, failed: (_, one) => failures.push(one) });
    expect(failures).toHaveLength(500);
  });
});
