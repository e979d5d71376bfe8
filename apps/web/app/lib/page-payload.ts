import { text } from 'node:stream/consumers';

const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JavaScript string literal, escaped so that it cannot close the script element around it. */
const literal = (value: string): string =>
  JSON.stringify(value).replace(/[&<>\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);

/** Reads a stream to its end; rejects if that takes longer than `limitMs`. */
const textInTime = (stream: ReadableStream<Uint8Array>, limitMs: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The data of a page took over ${limitMs} ms.`)), limitMs);
    text(stream)
      .then(resolve, reject)
      .finally(() => clearTimeout(late));
  });

/**
 * Scripts that hand the loader data to the browser's router, in the format of `ServerRouter`. `ServerRouter`
 * itself would render them in a suspended part, which forces React to stream.
 */
export const payloadScripts = async (
  stream: ReadableStream<Uint8Array>,
  nonce: string,
  limitMs: number,
): Promise<string> => {
  const payload = await textInTime(stream, limitMs);
  const controller = 'window.__reactRouterContext.streamController';
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  return script(`${controller}.enqueue(${literal(payload)});`) + script(`${controller}.close();`);
};

/** Inserts scripts at the end of a page's body. */
export const withScripts = (html: string, scripts: string): string => {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + scripts : html.slice(0, end) + scripts + html.slice(end);
};
