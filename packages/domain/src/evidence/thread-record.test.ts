import { describe, expect, it } from 'vitest';
import { bodyOf, changesOf, type RecordedCommand } from './thread-record.ts';

const at = '2026-11-21T09:00:00.000Z';
/** Extra fields must stay out of the hashed text, because entries are hashed again years later. */
const more = { name: 'Yasmine Haddad' };

const command: RecordedCommand = {
  kind: 'command',
  position: 3,
  at,
  by: { role: 'candidate', memberId: 'm', ...more },
  command: 'price/new',
  state: 'WAITING_ACCEPTATION',
  closed: [{ type: 'PRICE', result: 'REFUSED', ...more }],
  opened: [{ type: 'PRICE', offerCents: 45_000, ...more }],
  reason: null,
  consent: null,
};

const whole =
  '{"kind":"command","position":3,"at":"2026-11-21T09:00:00.000Z","by":{"role":"candidate","memberId":"m"},' +
  '"command":"price/new","state":"WAITING_ACCEPTATION","closed":[{"type":"PRICE","result":"REFUSED"}],' +
  '"opened":[{"type":"PRICE","offerCents":45000}],"reason":null,"consent":null';

describe('the text of an entry that is hashed', () => {
  it('is always the same for a command, to the last sign', () => {
    expect(bodyOf(command)).toBe(`${whole}}`);
    expect(bodyOf({ ...command, presentation: null, delayDays: null, suggestionCents: null })).toBe(
      `${whole}}`,
    );
  });

  it.each([
    [{ presentation: 'Dix ans de baux.' }, ',"presentation":"Dix ans de baux."'],
    [{ delayDays: 0 }, ',"delayDays":0'],
    [{ suggestionCents: 50_000 }, ',"suggestionCents":50000'],
    [
      { suggestionCents: 50_000, delayDays: 5, presentation: '' },
      ',"presentation":"","delayDays":5,"suggestionCents":50000',
    ],
  ])('holds %j only where it was said', (said, written) => {
    expect(bodyOf({ ...command, ...said })).toBe(`${whole}${written}}`);
  });

  it('holds independence and shown parties by numbers and digests, only where there are any', () => {
    const list = { listVersion: 2, commitment: 'cd', ...more };
    const declared = { kind: 'declared', version: '2026-11-28', sha256: 'ab', ...list } as const;
    expect(bodyOf({ ...command, independence: null, parties: null })).toBe(`${whole}}`);
    expect(bodyOf({ ...command, independence: declared })).toBe(
      `${whole},"independence":{"kind":"declared","version":"2026-11-28","sha256":"ab","listVersion":2,"commitment":"cd"}}`,
    );
    expect(bodyOf({ ...command, parties: list })).toBe(
      `${whole},"parties":{"listVersion":2,"commitment":"cd"}}`,
    );
  });

  it('holds the report of a hearing, only where there is one', () => {
    const report = { outcome: 'adjourned', text: 'Renvoyée.', nextDay: null, ...more } as const;
    expect(bodyOf({ ...command, report: null })).toBe(`${whole}}`);
    expect(bodyOf({ ...command, report })).toBe(
      `${whole},"report":{"outcome":"adjourned","text":"Renvoyée.","nextDay":null}}`,
    );
  });

  it('names the person who acted for a firm, after the firm', () => {
    const by = { role: 'candidate', memberId: 'm', personId: 'p', ...more } as const;
    const named = whole.replace('"memberId":"m"', '"memberId":"m","personId":"p"');
    expect(bodyOf({ ...command, by })).toBe(`${named}}`);
    expect(bodyOf({ ...command, by: { ...by, personId: null } })).toBe(`${whole}}`);
  });

  it('holds the agreement that was accepted', () => {
    const consent = { version: '2026-11-21', sha256: 'ab', ...more };
    expect(JSON.parse(bodyOf({ ...command, consent })).consent).toEqual({
      version: '2026-11-21',
      sha256: 'ab',
    });
  });

  it('holds the digests of a message, not its words', () => {
    const by = { role: 'creator', memberId: 'c', ...more } as const;
    const message = { kind: 'message', position: 4, at, by, sha256: 'ab', files: ['cd', 'ef'] } as const;
    expect(bodyOf({ ...message, ...{ text: 'Bonjour' } })).toBe(
      '{"kind":"message","position":4,"at":"2026-11-21T09:00:00.000Z","by":{"role":"creator","memberId":"c"},' +
        '"sha256":"ab","files":["cd","ef"]}',
    );
  });
});

describe('the changes of a decision', () => {
  it('are what it closed and opened, and nothing else of it', () => {
    const closed = [{ type: 'PRICE', result: 'ACCEPTED', ...more }] as const;
    const opened = [{ type: 'MODE', offerCents: null, ...more }] as const;
    const changes = { state: 'IN_PROGRESS', closed, opened, ...more } as unknown;
    expect(changesOf(changes as Parameters<typeof changesOf>[0])).toEqual({
      closed: [{ type: 'PRICE', result: 'ACCEPTED' }],
      opened: [{ type: 'MODE', offerCents: null }],
    });
  });

  it('name the first day of a retainer that is agreed after the proposed one', () => {
    const changes = changesOf({ closed: [], opened: [], fields: {}, startsOn: '2037-01-12' });
    expect(changes).toEqual({ closed: [], opened: [], startsOn: '2037-01-12' });
    expect(bodyOf({ ...command, ...changes })).toContain('"opened":[],"startsOn":"2037-01-12",');
  });
});
