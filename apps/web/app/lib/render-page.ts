import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React's HTML markers of a suspended or failed part. */
const undrawn = /<!--\$[?!]-->/;

/**
 * Collects the output of the renderer: forwarding hundreds of small chunks would cost more than rendering.
 */
class Gathering extends Writable {
  readonly #pieces: Buffer[] = [];

  override _write(piece: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#pieces.push(piece);
    done();
  }

  whole(): string {
    return Buffer.concat(this.#pieces).toString();
  }
}

interface RenderedPage {
  readonly html: string;
  /** True if a part of the page failed. */
  readonly hasFailed: boolean;
}

interface Options {
  readonly nonce: string;
  /** Time that a part may wait for its code, in milliseconds. */
  readonly limitMs: number;
}

/** Renders with React's stream: waits for all suspended parts, and tells whether one failed. */
const asStream = (page: ReactNode, { nonce, limitMs }: Options): Promise<RenderedPage> =>
  new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // One chunk: a part sent later would need a script to move it into place, and scripts may be off.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(late);
        const gathered = new Gathering();
        gathered.once('finish', () => resolve({ html: gathered.whole(), hasFailed }));
        pipe(gathered);
      },
      onShellError(error: unknown) {
        clearTimeout(late);
        reject(error);
      },
      onError(error: unknown) {
        hasFailed = true;
        console.error(error);
      },
    });
    const late = setTimeout(abort, limitMs);
  });

/**
 * Renders a page with React's string renderer, at half the cost of streaming. Falls back to streaming if a
 * part is suspended or failed, such as a lazy part whose code this process loads for the first time.
 */
export const renderPage = async (page: ReactNode, options: Options): Promise<RenderedPage> => {
  const html = renderToString(page);
  // The string renderer writes no doctype; the stream does.
  return undrawn.test(html) ? asStream(page, options) : { html: `<!DOCTYPE html>${html}`, hasFailed: false };
};
