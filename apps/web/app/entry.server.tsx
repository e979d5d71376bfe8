import { Writable } from 'node:stream';
import { isPublicScreen } from '@basoche/domain/access/public-screens';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceProvider } from './lib/nonce.ts';
import { nonceContext } from './lib/server-context.ts';

// The server sets these for each request. It imports them from this build, so that the context objects are
// identical.
export { apiFetchContext, nonceContext } from './lib/server-context.ts';

export const streamTimeout = 5_000;

/**
 * Collects the output of the renderer: passing on hundreds of small pieces would cost more than rendering
 * them.
 */
class Gathering extends Writable {
  readonly #pieces: Buffer[] = [];

  override _write(piece: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#pieces.push(piece);
    done();
  }

  whole(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#pieces);
  }
}

/** Renders a page whole: its data is loaded before, so no part would come later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!isPublicScreen(new URL(request.url).pathname)) headers.set('X-Robots-Tag', 'noindex');
  const nonce = context.get(nonceContext);
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        // One chunk: a late part would need a script to move it into place, and there may be none.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(late);
          const page = new Gathering();
          page.once('finish', () => resolve(new Response(page.whole(), { status: answerStatus, headers })));
          pipe(page);
        },
        onShellError(error: unknown) {
          clearTimeout(late);
          reject(error);
        },
        onError(error: unknown) {
          answerStatus = 500;
          console.error(error);
        },
      },
    );
    const late = setTimeout(abort, streamTimeout + 1_000);
  });
}
