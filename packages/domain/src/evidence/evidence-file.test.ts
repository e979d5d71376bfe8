import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EvidenceEntry, evidenceFormat, type Mismatch, mismatchOf } from './evidence-file.ts';
import { fileOf, inspectEvidence, recordOf } from './fixtures.ts';

const texts = fc.array(fc.string({ maxLength: 12 }), { minLength: 2, maxLength: 9 });

const check = (file: object, record: readonly EvidenceEntry[]): Mismatch | null | undefined => {
  const read = inspectEvidence(JSON.stringify(file));
  if (read === null) return undefined;
  return mismatchOf(
    read,
    record.map(({ hash }) => hash),
    read.seal === `sealed ${read.digest}`,
  );
};

describe('a file of evidence', () => {
  it('is whole as it was made, whatever was written, and however it is set in lines', () => {
    fc.assert(
      fc.property(texts, (messages) => {
        const record = recordOf(messages);
        const file = fileOf(record);
        expect(check(file, record)).toBeNull();
        expect(check(JSON.parse(JSON.stringify(file, null, 2)), record)).toBeNull();
      }),
    );
  });

  it('stays whole when the thread has gone on since', () => {
    const record = recordOf(['un', 'deux', 'trois']);
    expect(check(fileOf(record.slice(0, 2)), record)).toBeNull();
  });

  it.each(['body', 'hash', 'text'] as const)(
    'names the entry whose %s was changed, whichever it is',
    (what) => {
      fc.assert(
        fc.property(texts, fc.nat(), fc.string({ minLength: 1, maxLength: 4 }), (messages, at, added) => {
          const record = recordOf(messages);
          const place = at % record.length;
          const forged = record.map((entry, index) => {
            if (index !== place) return entry;
            if (what !== 'text') return { ...entry, [what]: entry[what] + added };
            return { ...entry, texts: entry.texts.map((one) => ({ ...one, text: one.text + added })) };
          });
          expect(check(fileOf(forged), record)).toMatchObject({ place });
        }),
      );
    },
  );

  it('names the entry that was changed even where every hash after it was made anew', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (messages, at) => {
        const record = recordOf(messages);
        const place = at % record.length;
        const forged = recordOf(messages.map((text, index) => (index === place ? `${text}!` : text)));
        expect(check(fileOf(forged), record)).toMatchObject({ what: 'entry', place });
      }),
    );
  });

  it('names where an entry was left out, where two changed places, and where one was added', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (messages, at) => {
        const record = recordOf(messages);
        const place = at % (record.length - 1);
        const [one, two] = record.slice(place, place + 2);
        expect(check(fileOf(record.toSpliced(place, 1)), record)).toMatchObject({ place });
        if (one && two)
          expect(check(fileOf(record.toSpliced(place, 2, two, one)), record)).toMatchObject({ place });
        const longer = recordOf([...messages, 'ajouté']);
        expect(check(fileOf(longer), record)).toMatchObject({ what: 'added', place: record.length });
      }),
    );
  });

  it('notices that its end was cut off, even where what it says of its end was changed with it', () => {
    const record = recordOf(['un', 'deux', 'trois']);
    const whole = fileOf(record);
    expect(check({ ...whole, entries: record.slice(0, 2) }, record)).toEqual({ what: 'end', place: 2 });
    const said = { entries: record.slice(0, 2), count: 2, lastHash: record[1]?.hash };
    expect(check({ ...whole, ...said }, record)).toEqual({ what: 'head' });
  });

  it('notices another name, date or subject by its seal', () => {
    const record = recordOf(['un']);
    expect(check({ ...fileOf(record), generatedAt: '2026-11-22T09:00:00.000Z' }, record)).toEqual({
      what: 'head',
    });
  });

  it('is nothing of ours where it says so, and breaks nothing whatever it is', () => {
    expect(inspectEvidence('{"format":"autre"}')).toBeNull();
    fc.assert(
      fc.property(fc.json(), (text) => {
        inspectEvidence(text);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (entries) => {
        const file = { format: evidenceFormat, thread: {}, entries };
        expect(check(file, recordOf(['un']))).not.toBeNull();
      }),
    );
  });
});

describe('a file of evidence that is read in parts', () => {
  it('is the same whatever the parts are', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 300 }), (messages, partLength) => {
        const text = JSON.stringify(fileOf(recordOf(messages)), null, partLength % 3);
        expect(inspectEvidence(text, partLength)).toEqual(inspectEvidence(text, text.length));
      }),
    );
  });

  it.each([
    ['is followed by something', (text: string) => `${text}{}`],
    ['is cut', (text: string) => text.slice(0, -1)],
    ['says a thing twice', (text: string) => text.replace('"count"', '"count":1,"count"')],
    ['has two lists', (text: string) => text.replace('"entries"', '"entries":[],"entries"')],
    ['has a comma too many', (text: string) => text.replace('"entries":[', '"entries":[,')],
    ['closes its list otherwise', (text: string) => text.replace(/\],"seal"/, '},"seal"')],
    ['is a list', (text: string) => `[${text}]`],
    [
      'holds a part without end',
      (text: string) => text.replace('"count"', `"x":"${'x'.repeat(3_000_000)}","count"`),
    ],
    [
      'opens lists without end',
      (text: string) => text.replace('"count"', `"x":${'['.repeat(3_000_000)},"count"`),
    ],
    [
      'has entries without end',
      (text: string) => text.replace('"entries":[', `"entries":[${'1,'.repeat(200_001)}`),
    ],
  ])('is none of ours where it %s', (_what, change) => {
    const text = JSON.stringify(fileOf(recordOf(['un', 'deux'])));
    expect(inspectEvidence(text, 65_536)).not.toBeNull();
    expect(inspectEvidence(change(text), 65_536)).toBeNull();
  });
});
