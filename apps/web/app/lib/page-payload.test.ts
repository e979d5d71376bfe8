import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { payloadScripts, withScripts } from './page-payload.ts';

const streamOf = (...pieces: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

/** Texts that the scripts of a page hand to the router of the browser. */
const handedBy = (scripts: string): string[] => {
  const handed: string[] = [];
  const streamController = {
    enqueue: (text: string) => handed.push(text),
    close: () => handed.push('closed'),
  };
  for (const [, code = ''] of scripts.matchAll(/<script nonce="n">(.*?)<\/script>/gs)) {
    runInNewContext(code, { window: { __reactRouterContext: { streamController } } });
  }
  return handed;
};

const hostile = '</script><script>evil()</script></body><!-- & \u2028 \u2029 "quoted" \\ ’';

describe('the data of a page', () => {
  it('reaches the router as it was, whatever it says', async () => {
    const scripts = await payloadScripts(streamOf('[1,', hostile, ']\n'), 'n', 1_000);
    expect(handedBy(scripts)).toEqual([`[1,${hostile}]\n`, 'closed']);
  });

  it('ends neither its script nor the body', async () => {
    const scripts = await payloadScripts(streamOf(hostile), 'n', 1_000);
    expect(scripts.match(/<\/script>/g)).toHaveLength(2);
    expect(scripts).not.toContain('</body>');
    expect(scripts).not.toContain('evil()</');
    expect(withScripts('<html><body><p>a</p></body></html>', scripts)).toBe(
      `<html><body><p>a</p>${scripts}</body></html>`,
    );
  });

  it('is whole where a sign is cut in two on its way', async () => {
    const bytes = new TextEncoder().encode('été');
    const cut = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.subarray(0, 1));
        controller.enqueue(bytes.subarray(1));
        controller.close();
      },
    });
    expect(handedBy(await payloadScripts(cut, 'n', 1_000))).toEqual(['été', 'closed']);
  });

  it('is refused where it does not come in time', async () => {
    const endless = new ReadableStream<Uint8Array>();
    await expect(payloadScripts(endless, 'n', 20)).rejects.toThrow('20 ms');
  });
});
