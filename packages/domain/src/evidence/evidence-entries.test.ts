import { describe, expect, it } from 'vitest';
import { evidenceReader, mismatchOf } from './evidence-file.ts';
import { at, chained, fileOf, inspectEvidence, recordOf, sha256 } from './fixtures.ts';
import { chainStart } from './hash-chain.ts';

const inspect = (file: object) => inspectEvidence(JSON.stringify(file));
/** A file with a single entry. */
const withEntry = (body: unknown, texts: unknown = []) =>
  fileOf(chained([{ body: typeof body === 'string' ? body : JSON.stringify(body), texts: texts as [] }]));

const by = { role: 'candidate', memberId: 'm' };
const signed = { kind: 'command', position: 1, at, by, command: 'acceptPrice' };

describe('what is read of a file of evidence', () => {
  it('is where it comes from, and of each entry its hash and its label', () => {
    const entries = chained([
      { body: JSON.stringify({ kind: 'opening', position: 0, at, messages: [] }), texts: [] },
      { body: JSON.stringify(signed), texts: [] },
      {
        body: JSON.stringify({ kind: 'message', position: 2, at, by, sha256: sha256('Bonjour'), files: [] }),
        texts: [{ position: 2, text: 'Bonjour', files: [] }],
      },
    ]);
    const file = fileOf(entries);
    const { seal, ...unsealed } = file;
    expect(inspect(file)).toEqual({
      threadId: 'thread',
      generatedAt: at,
      seal,
      digest: sha256(JSON.stringify(unsealed)),
      hashes: entries.map(({ hash }) => hash),
      labels: [
        { kind: 'opening', at, role: null, command: null },
        { kind: 'command', at, role: 'candidate', command: 'acceptPrice' },
        { kind: 'message', at, role: 'candidate', command: null },
      ],
      broken: null,
    });
  });

  it('is nothing where it says another format, or lacks its thread or its entries', () => {
    const whole = fileOf(recordOf(['un']));
    expect(inspect(whole)).not.toBeNull();
    expect(inspect({ ...whole, format: 'basoche-evidence/0' })).toBeNull();
    expect(inspect({ ...whole, thread: null })).toBeNull();
    expect(inspect({ ...whole, thread: ['thread'] })).toBeNull();
    expect(inspect({ ...whole, entries: undefined })).toBeNull();
  });

  it('is empty where a text is none', () => {
    const file = { ...fileOf(recordOf(['un']), { thread: { id: 5 }, generatedAt: null }), seal: 7 };
    expect(inspect(file)).toMatchObject({ threadId: '', generatedAt: '', seal: '' });
  });

  it('ends with the first part that cannot belong to it, whatever follows', () => {
    const reader = evidenceReader(sha256, { update: () => undefined, digest: () => '' });
    expect(reader.add('{"format":')).toBe(true);
    expect(reader.add('1}]')).toBe(false);
    expect(reader.add(JSON.stringify(fileOf(recordOf(['un']))))).toBe(false);
    expect(reader.finish()).toBeNull();
  });
});

describe('an entry that is none', () => {
  it.each([
    ['is no JSON', 'x'],
    ['is null', 'null'],
    ['is a list', '[]'],
    ['is of another kind', { ...signed, kind: 'payment' }],
    ['has no kind', { ...signed, kind: undefined }],
    ['has no time', { ...signed, at: 'hier' }],
    ['has a number as its time', { ...signed, at: 5 }],
    ['has a time without end', { ...signed, at: `21 Nov 2026 (${'x'.repeat(100)})` }],
    ['has a role without end', { ...signed, by: { role: 'x'.repeat(101) } }],
    ['has a command without end', { ...signed, command: 'x'.repeat(101) }],
  ])('is the first that does not match, and has no label: it %s', (_what, body) => {
    expect(inspect(withEntry(body))).toMatchObject({
      labels: [null],
      broken: { what: 'entry', place: 0, label: null },
    });
  });

  it('has a label as long as a role, a command or a time may be', () => {
    const long = 'x'.repeat(100);
    expect(inspect(withEntry({ ...signed, by: { role: long }, command: long }))).toMatchObject({
      labels: [{ kind: 'command', at, role: long, command: long }],
      broken: null,
    });
    expect(inspect(withEntry({ ...signed, by: 'candidate', command: 5 }))?.labels).toEqual([
      { kind: 'command', at, role: null, command: null },
    ]);
  });

  it.each([[null], [5], ['texte'], [[]], [{}], [{ body: 5, hash: 5 }]])('is %j', (entry) => {
    const file = { ...fileOf([]), count: 1, entries: [entry] };
    expect(inspect(file)).toMatchObject({
      hashes: [''],
      labels: [null],
      broken: { what: 'entry', place: 0, label: null },
    });
  });

  it('keeps its hash as long as a hash may be', () => {
    const hashesWith = (hash: string) =>
      inspect({ ...fileOf([]), count: 1, entries: [{ body: JSON.stringify(signed), hash, texts: [] }] })
        ?.hashes;
    expect(hashesWith('a'.repeat(64))).toEqual(['a'.repeat(64)]);
    expect(hashesWith('a'.repeat(65))).toEqual(['']);
  });

  it('is told with its label, and is the first of several', () => {
    const [one, two, three] = recordOf(['un', 'deux', 'trois']);
    const forged = [one, { ...two, hash: 'autre' }, { ...three, texts: [] }];
    const label = { kind: 'message', at, role: 'creator', command: null };
    const read = inspect({ ...fileOf([]), count: 3, entries: forged });
    expect(read?.broken).toEqual({ what: 'entry', place: 1, label });
    expect(read?.labels).toEqual([label, label, label]);
  });
});

describe('the texts beside an entry', () => {
  const message = {
    kind: 'message',
    position: 4,
    at,
    by,
    sha256: sha256('Voici le bail.'),
    files: ['aa', 'bb'],
  };
  const files = [
    { name: 'bail.pdf', sha256: 'aa' },
    { name: 'avenant.pdf', sha256: 'bb' },
  ];
  const text = { position: 4, text: 'Voici le bail.', files };
  const opening = {
    kind: 'opening',
    position: 3,
    at,
    messages: [
      { position: 1, sha256: sha256('Bonjour') },
      { position: 2, sha256: sha256('Bonsoir') },
    ],
  };
  const told = [
    { position: 1, text: 'Bonjour', files: [] },
    { position: 2, text: 'Bonsoir', files: [] },
  ];

  it.each<[string, object, unknown]>([
    ['a message with its files', message, [text]],
    ['the messages before the record began', opening, told],
    ['no message', { ...opening, messages: [] }, []],
    ['no message, where something else is said', { ...opening, messages: [null, 5] }, []],
    ['no message, where none is said', { ...opening, messages: undefined }, null],
    ['no text of a command', { ...signed, sha256: sha256('Bonjour') }, []],
  ])('match: %s', (_what, body, texts) => {
    expect(inspect(withEntry(body, texts))?.broken).toBeNull();
  });

  it.each<[string, object, unknown]>([
    ['none', message, []],
    ['no list', message, text],
    ['one too many', message, [text, text]],
    ['one beside a command', signed, [text]],
    ['nothing in a list', message, [null]],
    ['another position', message, [{ ...text, position: 5 }]],
    ['another text', message, [{ ...text, text: 'Voici le bail !' }]],
    ['a number as a text', { ...message, sha256: sha256('') }, [{ ...text, text: 5 }]],
    ['one file too few', message, [{ ...text, files: files.slice(1) }]],
    ['one file too many', message, [{ ...text, files: [...files, ...files] }]],
    ['files in another order', message, [{ ...text, files: files.toReversed() }]],
    ['another file', message, [{ ...text, files: [files[0], { name: 'avenant.pdf', sha256: 'cc' }] }]],
    ['nothing as a file', message, [{ ...text, files: [files[0], null] }]],
    ['the second changed', opening, [told[0], { ...told[1], text: 'Salut' }]],
    ['the first changed', opening, [{ ...told[0], text: 'Salut' }, told[1]]],
  ])('do not match: %s', (_what, body, texts) => {
    expect(inspect(withEntry(body, texts))?.broken).toMatchObject({ what: 'text', place: 0 });
  });
});

describe('the end of a file', () => {
  it.each([
    ['as many entries and the last hash', {}, null],
    ['another number', { count: 3 }, { what: 'end', place: 2 }],
    ['another last hash', { lastHash: chainStart }, { what: 'end', place: 2 }],
    ['no number', { count: undefined }, { what: 'end', place: 2 }],
  ])('says %s', (_what, said, broken) => {
    expect(inspect(fileOf(recordOf(['un', 'deux']), said))?.broken).toEqual(broken);
  });

  it('is the beginning where nothing has happened yet', () => {
    expect(inspect(fileOf([]))).toMatchObject({ hashes: [], broken: null });
    expect(inspect(fileOf([], { lastHash: '' }))?.broken).toEqual({ what: 'end', place: 0 });
  });
});

describe('the first difference between a file and the record', () => {
  const label = { kind: 'message', at, role: 'creator', command: null } as const;
  const read = { hashes: ['a', 'b'], labels: [null, label], broken: null };
  const text = (place: number) => ({ what: 'text', place, label: null }) as const;

  it.each([
    ['none', read, ['a', 'b', 'c'], null],
    ['another hash', read, ['a', 'x'], { what: 'entry', place: 1, label }],
    ['an entry that is not recorded', read, ['a'], { what: 'added', place: 1, label }],
    ['a text before another hash', { ...read, broken: text(0) }, ['a', 'x'], text(0)],
    [
      'another hash before a text',
      { ...read, broken: text(1) },
      ['x', 'b'],
      { what: 'entry', place: 0, label: null },
    ],
    ['both in one entry', { ...read, broken: text(1) }, ['a', 'x'], { what: 'entry', place: 1, label }],
    ['a text', { ...read, broken: text(1) }, ['a', 'b'], text(1)],
    [
      'its end',
      { ...read, broken: { what: 'end', place: 2 } as const },
      ['a', 'b'],
      { what: 'end', place: 2 },
    ],
    ['an entry without a label', { ...read, labels: [] }, ['a'], { what: 'added', place: 1, label: null }],
  ])('is %s', (_what, inspected, recorded, expected) => {
    expect(mismatchOf(inspected, recorded, true)).toEqual(expected);
  });

  it('is around the entries where only the seal is wrong', () => {
    expect(mismatchOf(read, ['a', 'b'], false)).toEqual({ what: 'head' });
  });
});
