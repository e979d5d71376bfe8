/** Forms as no browser sends them. */

interface Part {
  readonly name: string;
  /** As it stands in the header, whatever it is; a part without one is a text. */
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
