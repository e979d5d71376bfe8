import { parisInstant } from '@basoche/domain/time/paris';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../test/factories.ts';
import { aHearing, aHearingForm, takeHearing } from '../../../test/hearings.ts';

/** Hearings in a calendar: at their hour in both seasons, without a party or what they are about. */

let test: TestApp;
let client: TestMember;
let taker: TestMember;
beforeEach(async () => {
  await test?.close();
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
  test.clock.set(parisInstant('2037-12-07', '10:00') ?? new Date());
  [client, taker] = [await anAvocat(), await anAvocat()];
});
afterAll(() => test.close());

const anAvocat = () => aMember(test, { jobName: 'Avocat' });

/** The events of a calendar file, by the rules of RFC 5545: folded lines, then escaped texts. */
const eventsOf = (text: string): Record<string, string>[] => {
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({});
    const [, name = '', value = ''] = /^([\w-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    const event = events.at(-1);
    if (event) event[name] ??= value.replaceAll(/\\([\\;,nN])/g, (_, one) => (/n/i.test(one) ? '\n' : one));
  }
  return events;
};

const feedOf = async ({ id }: TestMember): Promise<string> => {
  const token = await aSession(test, id);
  const known = (await test.call('GET', '/availability/calendar', { token })).json().url;
  const url = known ?? (await test.call('POST', '/availability/calendar', { token })).json().url;
  return (await test.app.inject({ method: 'GET', url: new URL(url).pathname })).body;
};
const fileOf = async (id: string, member: TestMember) =>
  test.call('GET', `/hearings/${id}/calendar`, { token: await aSession(test, member.id) });

const aTaken = async (wishes: object = {}) => {
  const id = await aHearing(test, client, wishes);
  return { id, thread: (await takeHearing(test, taker, id)).json().postulationID as string };
};

describe('the calendar of an avocat', () => {
  it('has each hearing at its hour in Paris, in winter and in summer, for two hours', async () => {
    const winter = await aTaken({
      day: '2037-12-09',
      time: '09:00',
      chamber: '3e chambre; salle 12, 1er étage',
    });
    const summer = await aTaken({ day: '2038-04-06', time: '14:30', chamber: null, court: 'tc-59599' });
    const events = eventsOf(await feedOf(taker));
    expect(events).toMatchObject([
      {
        UID: `hearing-${winter.thread}@basoche.test`,
        DTSTART: '20371209T080000Z',
        DTEND: '20371209T100000Z',
        SUMMARY: 'Audience · Tribunal judiciaire de Lyon · 3e chambre; salle 12, 1er étage',
        LOCATION: 'Tribunal judiciaire de Lyon, Lyon',
        TRANSP: 'OPAQUE',
      },
      {
        UID: `hearing-${summer.thread}@basoche.test`,
        DTSTART: '20380406T123000Z',
        DTEND: '20380406T143000Z',
        LOCATION: expect.stringContaining('Tourcoing'),
        TRANSP: 'OPAQUE',
      },
    ]);
    const said = JSON.stringify(events);
    const { matter, brief } = aHearingForm(test);
    for (const word of [matter, brief, 'Kervella', client.email]) expect(said).not.toContain(word);
    // Asked by whoever does not appear: their own day stays free.
    expect(eventsOf(await feedOf(client)).map(({ TRANSP }) => TRANSP)).toEqual([
      'TRANSPARENT',
      'TRANSPARENT',
    ]);
  });

  it('has the same event as the file of one hearing, which its two parties alone have', async () => {
    const { id } = await aTaken();
    const open = await aHearing(test, client, { time: '17:00' });
    for (const party of [taker, client]) {
      const file = await fileOf(id, party);
      expect(file.headers['content-type']).toContain('text/calendar');
      expect(eventsOf(file.body)).toEqual(eventsOf(await feedOf(party)));
    }
    for (const [hearing, other] of [
      [id, await anAvocat()],
      [open, client],
      [open, taker],
    ] as const)
      expect((await fileOf(hearing, other)).statusCode).toBe(404);
  });

  it('loses a hearing that is given back, or cancelled', async () => {
    const given = await aTaken({ day: '2037-12-10' });
    const cancelled = await aTaken({ day: '2037-12-11' });
    expect(eventsOf(await feedOf(taker))).toHaveLength(2);
    const command = (what: string, thread: string, { token }: TestMember, body: object) =>
      test.call('POST', `/messagerie/hearing/${what}/${thread}`, { token, body });
    expect((await command('giveBack', given.thread, taker, { why: 'conflict' })).statusCode).toBe(200);
    expect((await command('cancel', cancelled.thread, client, {})).statusCode).toBe(200);
    await test.drain();
    expect(eventsOf(await feedOf(taker))).toEqual([]);
    expect((await fileOf(given.id, taker)).statusCode).toBe(404);
  });
});
