import { describe, expect, it } from 'vitest';
import { sendOnce } from './send-once.ts';

describe('what is sent once', () => {
  it('leaves once for a double click, and not again once it succeeded', async () => {
    const sent: number[] = [];
    const send = sendOnce(async (price: number) => {
      sent.push(price);
    });
    send(300);
    send(300);
    await Promise.resolve();
    send(300);
    expect(sent).toEqual([300]);
  });

  it('may be sent again after a failure', async () => {
    let tries = 0;
    const send = sendOnce(async () => {
      tries += 1;
      throw new Error('offline');
    });
    send();
    send();
    await new Promise((resolve) => setTimeout(resolve, 0));
    send();
    expect(tries).toBe(2);
  });
});
