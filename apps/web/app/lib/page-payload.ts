import { text } from 'node:stream/consumers';

const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Text as a literal that cannot end the script around it. */
const literal = (value: string): string =>
  JSON.stringify(value).replace(/[&<>\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);

/** The whole text of a stream; refuses one that is not at its end in time. */
const textInTime = (stream: ReadableStream<Uint8Array>, limitMs: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The data of a page took over ${limitMs} ms.`)), limitMs);
    text(stream)
      .then(resolve, reject)
      .finally(() => clearTimeout(late));
  });

/**
 * Scripts that give the router in the browser its data, as `ServerRouter` writes them. It would write them in a part
 * that waits, for which React has to stream.
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

/** A page with more scripts at the end of its body. */
export const withScripts = (html: string, scripts: string): string => {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + scripts : html.slice(0, end) + scripts + html.slice(end);
};
