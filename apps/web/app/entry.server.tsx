import { Writable } from 'node:stream';
import { isPublicScreen } from '@basoche/domain/access/public-screens';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceProvider } from './lib/nonce.ts';
import { nonceContext } from './lib/server-context.ts';

// The server sets these for each request: it takes them from this build, so that their identity is the same.
export { apiFetchContext, nonceContext } from './lib/server-context.ts';

export const streamTimeout = 5_000;

/** Gathers what is written to it: a page in hundreds of pieces costs more to pass on than to make. */
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

/** Renders a page whole: its data is there before it begins, so that nothing of it would come later than the rest. */
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
        // Nothing is put aside to be moved into its place by a script: there may be none.
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
