/** Forms that no browser would send. */

interface Part {
  readonly name: string;
  /** Written into the header unchanged. A part without a file name is a text. */
  readonly filename?: string;
  readonly type?: string;
  readonly content: string | Uint8Array;
}

const boundary = 'basoche-limite';

export const aForm = (parts: readonly Part[]): { payload: Buffer; headers: Record<string, string> } => {
  const written = parts.flatMap(({ name, filename, type, content }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    const kind = type === undefined ? '' : `Content-Type: ${type}\r\n`;
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${kind}\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ];
  });
  return {
    payload: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};
