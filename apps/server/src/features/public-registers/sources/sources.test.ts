import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { RegisterFileRefused } from '@basoche/domain/public-registers/failures';
import { type PublicRegister, publicRegisters } from '@basoche/domain/public-registers/registers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';
import { readCommand } from '../../../commands/commands.ts';
import { receivingFolder } from '../../../platform/files/stored-files.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSource, readSources } from './service.ts';

/** Registers that are read each night at an address, from a server that sends what each test says. */

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let test: TestApp;
let answer: Answer;
let asked: number;
let server: http.Server;
let origin: string;
beforeAll(async () => {
  test = await createTestApp();
  server = http.createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await test.close();
});

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

beforeEach(async () => {
  asked = 0;
  await rows('delete from public_register_match');
  await rows('delete from public_register_edition');
  await rows('delete from public_register_source');
  await rows('update member set verified_at = null');
});

const columns = [
  'NomBarreau',
  'avNom',
  'avPrenom',
  'cbSiretSiren',
  'cbCp',
  'cbVille',
  'acDateSerment',
] as const;
const line = (index: number) => `PARIS;NOM${index};Paul;;75001;PARIS;20140115`;
const fileOf = (lines: number, from = 0) =>
  [columns.join(';'), ...Array.from({ length: lines }, (_, index) => line(from + index))].join('\r\n');

const named = '/annuaire-avocats-20260923.csv';
const nowhere = Object.fromEntries(publicRegisters.map((one) => [one, null])) as Record<PublicRegister, null>;
const platformOf = (register: PublicRegister, path: string): Platform => ({
  ...test.platform,
  config: { ...test.platform.config, registerUrls: { ...nowhere, [register]: `${origin}${path}` } },
});
const never = new AbortController().signal;
const read = (path = named, register: PublicRegister = 'avocats') =>
  readSource(test.platform, { register, url: `${origin}${path}`, signal: never });
const sends =
  (content: string | Buffer, headers: http.OutgoingHttpHeaders = {}): Answer =>
  (_, response) =>
    response.writeHead(200, headers).end(content);

const zipOf = (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
};

const editions = () =>
  rows(
    'select register, released_on::text as day, state, line_count as lines from public_register_edition order by id',
  );
const leftOnDisk = () => readdir(receivingFolder(test.platform.config.dataDir));
const overview = async () => {
  const { token } = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  return (await test.call('GET', '/admin/registers', { token })).json()[0];
};

describe('a file at an address', () => {
  it('is read once: unchanged by its headers or by its digest, it has no effect', async () => {
    answer = ({ headers }, response) => {
      if (headers['if-none-match'] === '"one"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"one"' }).end(fileOf(20));
    };
    expect(await read()).toEqual({ outcome: 'current', lines: 20, gone: 0 });
    expect(await read()).toMatchObject({ outcome: 'unchanged' });
    answer = sends(fileOf(20));
    expect(await read()).toMatchObject({ outcome: 'unchanged' });
    expect(asked).toBe(3);
    expect(await editions()).toEqual([
      { register: 'avocats', day: '2026-09-23', state: 'current', lines: 20 },
    ]);
    expect(await leftOnDisk()).toEqual([]);
    expect(await overview()).toMatchObject({ checkedAt: expect.any(String), lastFailure: null });
  });

  it('is asked for whole at another address', async () => {
    answer = sends(fileOf(20), { etag: '"one"' });
    await read();
    answer = ({ headers }, response) => {
      expect(headers['if-none-match']).toBeUndefined();
      response.end(fileOf(20));
    };
    // The same lines: the edition is known all the same.
    expect(await read('/b/annuaire-avocats-20261023.csv')).toMatchObject({ outcome: 'known', lines: 20 });
  });

  it.each([
    [
      '/list',
      { 'content-disposition': 'attachment; filename="annuaire-avocats-20260823.csv"' },
      '2026-08-23',
    ],
    ['/list', { 'last-modified': 'Sat, 01 Aug 2026 22:30:00 GMT' }, '2026-08-02'],
  ])('at %s with %j is of the day %s', async (path, headers, day) => {
    answer = sends(fileOf(20), headers);
    await read(path);
    expect(await editions()).toMatchObject([{ day }]);
  });

  it('of a dataset is its latest CSV, another one each month', async () => {
    const csv = (name: string, more: object = {}) => ({
      url: `${origin}/${name}`,
      format: 'csv',
      type: 'main',
      ...more,
    });
    const dataset = '/api/1/datasets/annuaire-des-avocats-de-france/';
    let resources: object[] = [];
    answer = ({ url = '' }, response) =>
      response.end(
        url === dataset ? JSON.stringify({ resources }) : fileOf(20, url.includes('20261023') ? 1 : 0),
      );
    await expect(read(dataset)).rejects.toThrow('names no CSV file');
    resources = [
      csv('annuaire-avocats-20260923.csv'),
      csv('annuaire-avocats-20260717.csv'),
      csv('notice-20261101.csv', { type: 'documentation' }),
      csv('annuaire-20261101.xlsx', { format: 'xlsx' }),
    ];
    expect(await read(dataset)).toMatchObject({ outcome: 'current' });
    expect(await read(dataset)).toMatchObject({ outcome: 'unchanged' });
    resources.push(csv('annuaire-avocats-20261023.csv'));
    expect(await read(dataset)).toMatchObject({ outcome: 'current' });
    expect(await editions()).toMatchObject([
      { day: '2026-09-23', state: 'past' },
      { day: '2026-10-23', state: 'current' },
    ]);
  });

  it('that is older than the edition in force changes nothing', async () => {
    answer = sends(fileOf(20));
    await read();
    answer = sends(fileOf(19));
    expect(await read('/annuaire-avocats-20260823.csv')).toMatchObject({ outcome: 'older' });
    expect(await editions()).toHaveLength(1);
  });

  it('in a ZIP is the same edition as without', async () => {
    answer = sends(await zipOf({ 'read-me.txt': 'Licence', 'annuaire.csv': fileOf(20) }));
    expect(await read('/annuaire-20260923.zip')).toMatchObject({ outcome: 'current', lines: 20 });
    answer = sends(fileOf(20));
    expect(await read()).toMatchObject({ outcome: 'known' });
  });

  it('is read with its accents, in the older encoding or in that of today, with its mark', async () => {
    const text = `${columns.join(';')}\nLYON;LEFÈVRE;Élise;;69001;LYON;20140115\n`;
    answer = sends(Buffer.from(text, 'latin1'));
    await read('/a-20221011.csv');
    answer = sends(`\ufeff${text}`);
    await read('/a-20260923.csv');
    expect(await rows('select name, first_name from public_register_entry')).toEqual([
      { name: 'LEFÈVRE', first_name: 'Élise' },
    ]);
    expect(await editions()).toMatchObject([{ state: 'past' }, { state: 'current' }]);
  });
});

describe('a file that is no edition is refused whole, and staff read why', () => {
  const good = fileOf(20);
  const refused = async (content: string | Buffer | Answer, message: string | RegExp, path = named) => {
    answer = sends(good);
    await read('/a-20260823.csv');
    answer = typeof content === 'function' ? content : sends(content);
    await expect(read(path)).rejects.toBeInstanceOf(RegisterFileRefused);
    const { current, held, lastFailure } = await overview();
    expect(lastFailure.message).toMatch(message);
    expect({ current, held }).toMatchObject({ current: { lines: 20 }, held: null });
    expect(await editions()).toHaveLength(1);
    expect(await leftOnDisk()).toEqual([]);
    answer = sends(fileOf(21));
    expect(await read()).toMatchObject({ outcome: 'current' });
    expect((await overview()).lastFailure).toBeNull();
  };

  it('with a column that changed', () =>
    refused(good.replace('avPrenom', 'Prénom usuel'), 'il manque avprenom.'));

  it('empty, or of blanks', async () => {
    await refused('', 'vide');
    await rows('delete from public_register_edition');
    await refused('\ufeff\r\n \r\n', 'vide');
  });

  it('a web page, whatever its type', () => refused('\n<!DOCTYPE html><p>Maintenance</p>', 'page web'));

  it('without headings', () => refused('Annuaire\nBientôt\n', 'abîmé'));

  it('cut off within a line, with nothing on its way to say so', () =>
    refused(good.slice(0, -12), 'incomplet'));

  it('cut off on its way', () =>
    refused((_, response) => {
      response.writeHead(200, { 'content-length': good.length });
      response.write(good.slice(0, 200), () => response.destroy());
    }, 'coupé en chemin'));

  it('with a quotation mark that never ends', () => refused(`${good}\r\n"PARIS;NOM`, 'abîmé'));

  it('with a line of 20 MB', () =>
    refused(`${columns.join(';')}\r\n${'x'.repeat(20_000_000)}`, 'trop longue'));

  it('a ZIP of two files, of none, and one that is cut off', async () => {
    await refused(await zipOf({ 'a.csv': good, 'b.csv': good }), 'ne contient pas');
    await rows('delete from public_register_edition');
    await refused(await zipOf({ 'a.txt': good }), 'ne contient pas');
    await rows('delete from public_register_edition');
    await refused((await zipOf({ 'a.csv': good })).subarray(0, -30), 'abîmé');
  });

  /** A ZIP whose list says that its file has this size, unpacked. */
  const zipThatSays = async (bytes: number): Promise<Buffer> => {
    const zip = await zipOf({ 'a.csv': Buffer.alloc(3_000_000, 'x') });
    const list = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    zip.writeUInt32LE(bytes, list + 24);
    return zip;
  };

  it('a ZIP bomb, which says its size', async () => refused(await zipThatSays(200_000_001), 'plus gros'));

  it('a ZIP bomb, which lies about its size', async () => refused(await zipThatSays(1_000), 'abîmé'));

  it('an answer of another kind', () => refused((_, response) => response.writeHead(404).end(), 'code 404'));
});

describe('each night', () => {
  it('a register that fails keeps no other from being read', async () => {
    const platform = platformOf('avocats', '/gone.csv');
    const officers = 'Profession;Nom;Prénom;Ville\nNotaire;MOREL;Anne;Lyon\n';
    answer = ({ url }, response) =>
      url === '/gone.csv' ? response.writeHead(404).end() : response.end(officers);
    const registerUrls = { ...platform.config.registerUrls, officers: `${origin}/officers.csv` };
    await readSources({ ...platform, config: { ...platform.config, registerUrls } }, never);
    expect(await editions()).toMatchObject([{ register: 'officers', lines: 1 }]);
    expect(
      await rows('select register, failure, failure_detail from public_register_source order by 1'),
    ).toEqual([
      { register: 'avocats', failure: 'status', failure_detail: '404' },
      { register: 'officers', failure: null, failure_detail: null },
    ]);
  });

  it('an address that was taken away leaves nothing to say', async () => {
    answer = (_, response) => response.writeHead(404).end();
    await readSources(platformOf('avocats', named), never);
    expect((await overview()).lastFailure).not.toBeNull();
    await readSources(
      { ...test.platform, config: { ...test.platform.config, registerUrls: nowhere } },
      never,
    );
    expect(await overview()).toMatchObject({ lastFailure: null, checkedAt: null });
  });

  it('two readings of one file at once make one edition', async () => {
    answer = sends(fileOf(20));
    const outcomes = (await Promise.all([read(), read()])).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(['current', 'known']);
  });

  it('a worker that stops in the middle leaves nothing, and the next one reads the file', async () => {
    const stop = new AbortController();
    answer = (_, response) => {
      response.write(fileOf(10));
      stop.abort(new Error('The worker stops'));
    };
    await expect(readSources(platformOf('avocats', named), stop.signal)).rejects.toThrow('The worker stops');
    expect(await rows('select register from public_register_source')).toEqual([]);
    expect(await leftOnDisk()).toEqual([]);
    answer = sends(fileOf(20));
    await readSources(platformOf('avocats', named), never);
    expect(await editions()).toMatchObject([{ state: 'current', lines: 20 }]);
  });

  it('the gauges say since when an address fails, and how old an edition is', async () => {
    answer = (_, response) => response.writeHead(404).end();
    await readSources(platformOf('avocats', named), never);
    await rows(`update public_register_source set tried_since = tried_since - interval '3 days'`);
    await readSources(platformOf('avocats', named), never);
    const page = await test.platform.metrics.page();
    const [, seconds] = /public_register_unread_seconds\{register="avocats"\} ([\d.]+)/.exec(page) ?? [];
    expect(Number(seconds)).toBeGreaterThan(3 * 86_400);
  });
});

it('one edition is held at a time: a later one that is held too takes its place', async () => {
  answer = sends(fileOf(20));
  await read();
  answer = sends(fileOf(10));
  expect(await read('/annuaire-avocats-20261023.csv')).toMatchObject({ outcome: 'held' });
  answer = sends(fileOf(11));
  expect(await read('/annuaire-avocats-20261123.csv')).toMatchObject({ outcome: 'held' });
  expect(await editions()).toMatchObject([
    { state: 'current' },
    { state: 'past' },
    { state: 'held', lines: 11 },
  ]);
  expect(await rows('select count(*)::integer as count from public_register_entry')).toEqual([{ count: 31 }]);
});

it('the operator reads an address now, and is told why it cannot be', async () => {
  const { command, parameters } = readCommand(['registers', 'read', 'avocats']);
  answer = sends(fileOf(20));
  expect(await command.run(platformOf('avocats', named), parameters)).toBe(
    'Its edition is in force: 20 lines, 0 members no longer named.',
  );
  expect(await command.run(platformOf('avocats', named), parameters)).toBe(
    'The file is the one that was read before.',
  );
  answer = sends('<p>Maintenance</p>');
  await expect(command.run(platformOf('avocats', named), parameters)).rejects.toThrow(
    'The file is a web page.',
  );
  await expect(command.run(platformOf('companies', named), parameters)).rejects.toThrow(
    'AVOCATS_LIST_URL is not set.',
  );
});

it('no address is kept: its digest alone', async () => {
  answer = sends(fileOf(20));
  await read('/annuaire-avocats-20260923.csv?token=secret');
  const [{ address_sha256, ...noted }] = await rows('select * from public_register_source');
  expect(address_sha256).toBe(
    createHash('sha256').update(`${origin}/annuaire-avocats-20260923.csv?token=secret`).digest('hex'),
  );
  expect(JSON.stringify(noted)).not.toContain('secret');
});
