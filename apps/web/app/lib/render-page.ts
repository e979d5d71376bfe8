import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React's marks of a part that was not drawn: it waits, or it failed. */
const undrawn = /<!--\$[?!]-->/;

/** Collects the output of the renderer: passing on hundreds of small pieces would cost more than rendering them. */
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

/** Renders a page of which a part waits or fails: gathers it once all has come, and says what failed. */
const asStream = (page: ReactNode, { nonce, limitMs }: Options): Promise<RenderedPage> =>
  new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // One chunk: a late part would need a script to move it into place, and there may be none.
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
 * Renders a page with React's string renderer, which costs half as much as its stream. Only a page of which a part waits
 * or fails is streamed after that: for a part that waits for its code, the first time in a process.
 */
export const renderPage = async (page: ReactNode, options: Options): Promise<RenderedPage> => {
  const html = renderToString(page);
  // Unlike the stream, it writes no document type.
  return undrawn.test(html) ? asStream(page, options) : { html: `<!DOCTYPE html>${html}`, hasFailed: false };
};
