import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { cvBytes } from '@basoche/domain/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFile, aPdf } from '../../../../test/files.ts';

let test: TestApp;
let member: TestMember;
let company: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
beforeEach(async () => {
  member = await aMember(test);
  company = await aMember(test, { kind: 'COMPANY' });
});
afterAll(() => test.close());

const add = (file: File, { token } = member) => test.call('POST', '/jobs/cv', { token, body: { file } });
const list = async ({ token } = member) => (await test.call('GET', '/jobs/cv', { token })).json();
const kept = async () => (await Array.fromAsync(test.platform.files.list())).length;
const incoming = () => readdir(join(test.platform.config.dataDir, 'incoming'));

describe('what is no CV', () => {
  const sound = () => aPdf().arrayBuffer();
  const cases: readonly (readonly [string, () => Promise<File>, number, string])[] = [
    ['empty', async () => aFile(''), 400, 'Ce fichier est vide.'],
    ['a text', async () => aFile('Curriculum vitae'), 415, 'n’est pas au format PDF'],
    ['a program called a PDF', async () => aFile('MZ\u0090\u0000', 'CV.pdf.exe'), 415, 'au format PDF'],
    ['a page', async () => aFile('<html><script>alert(1)</script></html>'), 415, 'au format PDF'],
    [
      'a page and a PDF',
      async () => aFile(`%PDF-1.4\n<script>alert(1)</script>${await aPdf().text()}`),
      415,
      'PDF',
    ],
    ['a picture', async () => aFile(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])), 415, 'au format PDF'],
    ['cut', async () => aFile(new Uint8Array((await sound()).slice(0, 300))), 400, 'endommagé'],
    ['a head and zeros', async () => aFile(`%PDF-1.7\n${'\u0000'.repeat(5_000)}`), 400, 'endommagé'],
    ['too large', async () => aFile(new Uint8Array(cvBytes + 1)), 413, 'Ce fichier dépasse 5\u00a0Mo.'],
    ['far too large', async () => aFile(new Uint8Array(cvBytes * 3)), 413, 'Ce fichier dépasse 5\u00a0Mo.'],
  ];

  it.each(cases)(
    'because it is %s is refused in French, and nothing is kept',
    async (_what, make, status, words) => {
      const before = await kept();
      const answer = await add(await make());
      expect(answer.statusCode, answer.body).toBe(status);
      const { title, errors = [] } = answer.json();
      expect([title, ...errors.map(({ message }: { message: string }) => message)].join(' ')).toContain(
        words,
      );
      if (status === 400) expect(errors[0].path).toBe('file');
      expect(await list()).toEqual([]);
      expect(await kept()).toBe(before);
      expect(await incoming()).toEqual([]);
    },
  );

  it('is only what is larger than is said', async () => {
    const text = await aPdf().text();
    const table = text.indexOf('xref\n0 ');
    // The table's new offset has four more digits.
    const filling = cvBytes - text.length - 4;
    const filled = `${text.slice(0, table)}%${' '.repeat(filling - 2)}\n${text.slice(table)}`;
    const largest = filled.replace(/startxref\n\d+/, `startxref\n${table + filling}`);
    const answer = await add(aFile(largest));
    expect([largest.length, answer.statusCode], answer.body).toEqual([cvBytes, 201]);
    expect((await add(aFile(`${largest} `))).statusCode).toBe(413);
  });

  const post = (contentType: string, payload: string | Buffer, headers = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/jobs/cv',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': contentType, ...headers },
      payload,
    });
  const part = (disposition: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;

  it('as a form that says something else is a 4xx', async () => {
    const sent = await aPdf().text();
    const form = 'multipart/form-data; boundary=x';
    const file = part('name="file"; filename="CV.pdf"', sent);
    const answers: readonly (readonly [string, Awaited<ReturnType<typeof post>>, number, string])[] = [
      ['JSON', await post('application/json', '{"file":"CV"}'), 415, 'UNSUPPORTED_MEDIA'],
      ['a bare PDF', await post('application/pdf', sent), 415, 'UNSUPPORTED_MEDIA'],
      ['no boundary', await post('multipart/form-data', file), 400, 'MALFORMED_REQUEST'],
      ['no form at all', await post(form, 'rien'), 400, 'MALFORMED_REQUEST'],
      ['an end that is missing', await post(form, file), 400, 'MALFORMED_REQUEST'],
      ['no part', await post(form, '--x--\r\n'), 400, 'INVALID_INPUT'],
      ['a text for a file', await post(form, `${part('name="file"', 'CV')}--x--`), 400, 'INVALID_INPUT'],
      [
        'another name',
        await post(form, `${part('name="photo"; filename="a.pdf"', sent)}--x--`),
        400,
        'INVALID_INPUT',
      ],
      ['two files', await post(form, `${file}${file}--x--`), 400, 'INVALID_INPUT'],
      [
        'a prototype',
        await post(form, `${part('name="__proto__"; filename="a.pdf"', sent)}--x--`),
        400,
        'MALFORMED_REQUEST',
      ],
      [
        'very many fields',
        await post(form, `${part('name="a"', 'b').repeat(200)}${file}--x--`),
        400,
        'MALFORMED_REQUEST',
      ],
    ];
    expect(answers.map(([what, { statusCode }]) => [what, statusCode])).toEqual(
      answers.map(([what, , status]) => [what, status]),
    );
    expect(answers.map(([what, answer]) => [what, answer.json().code])).toEqual(
      answers.map(([what, , , code]) => [what, code]),
    );
    expect(await list()).toEqual([]);
    expect(await incoming()).toEqual([]);
  });

  it('with no body is told what is missing', async () => {
    const answer = await test.call('POST', '/jobs/cv', { token: member.token });
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ path: 'file', message: 'Choisissez un fichier.' }],
    });
  });

  it('takes what else the form says for nothing', async () => {
    const form = `${part('name="member_id"', company.id)}${part('name="file"; filename="../../CV.pdf"', await aPdf().text())}--x--`;
    const answer = await post('multipart/form-data; boundary=x', form);
    expect(answer.json()).toMatchObject({ name: 'CV.pdf' });
    expect(await list(company)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it('that is announced as too large is refused before it is read', async () => {
    const port = await listening();
    const socket = connect(port, '127.0.0.1');
    const head = [
      'POST /api/jobs/cv HTTP/1.1',
      'Host: basoche.test',
      `Authorization: Bearer ${member.token}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${cvBytes * 100}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const [answer] = await Array.fromAsync(firstChunk(socket));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  });

  it('that comes sixty times an hour is enough, whatever became of them; others go on', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await Promise.all(Array.from({ length: 10 }, () => post('application/json', '{}')));
    }
    const answer = await add(aPdf());
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(await incoming()).toEqual([]);
    expect((await add(aPdf(), company)).statusCode).toBe(201);
  });

  it('that stops half way leaves nothing', async () => {
    const port = await listening();
    const socket = connect(port, '127.0.0.1');
    const head = [
      'POST /api/jobs/cv HTTP/1.1',
      'Host: basoche.test',
      `Authorization: Bearer ${member.token}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 100000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${part('name="file"; filename="CV.pdf"', 'a'.repeat(50_000))}`);
    await expect.poll(async () => (await incoming()).length).toBe(1);
    socket.destroy();
    await expect.poll(async () => (await incoming()).length).toBe(0);
    expect(await list()).toEqual([]);
  });
});

let port: Promise<number> | undefined;
const listening = () => {
  port ??= test.listen();
  return port;
};

async function* firstChunk(socket: ReturnType<typeof connect>): AsyncGenerator<string> {
  for await (const chunk of socket) {
    yield String(chunk);
    return;
  }
}
