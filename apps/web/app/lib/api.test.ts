import { login, logout, me } from '@basoche/contract/auth/auth';
import { listMissions, singleMission } from '@basoche/contract/missions/missions';
import { problem } from '@basoche/contract/problem';
import { threadCommands } from '@basoche/contract/threads/commands';
import { readEvidence } from '@basoche/contract/threads/evidence';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, isProblem, nextCursor, OfflineError, queryString } from './api.ts';

interface Sent {
  path: string;
  init: RequestInit | undefined;
}

interface Calling {
  token?: string | null;
  firm?: string | null;
  keys?: Map<string, string>;
}

let made = 0;
beforeEach(() => {
  made = 0;
});

/** Builds an API over a fixed answer, and records the requests that it receives. */
const answering = (
  answer: () => Response | Promise<Response>,
  { token = null, firm = null, keys = new Map() }: Calling = {},
) => {
  const sent: Sent[] = [];
  const onRefused = vi.fn();
  const api = createApi({
    fetch: async (path, init) => {
      sent.push({ path, init });
      return answer();
    },
    token: () => token,
    firm,
    newKey: () => `key-${++made}`,
    keys,
    onRefused,
  });
  return { api, sent, onRefused };
};

const refusing = (kind: Parameters<typeof problem>[0], headers: Record<string, string> = {}) => {
  const body = problem(kind, { errors: [{ path: 'email', message: 'Cette adresse email est invalide.' }] });
  return () => Response.json(body, { status: body.status, headers });
};

const firm = '0199a4e2-0000-7000-8000-00000000000f';
const missionId = '0199a4e2-0000-7000-8000-000000000001';

describe('a call of the contract', () => {
  it('goes to its path under /api with its parameters filled in', async () => {
    const { api, sent } = answering(() => Response.json({}));
    await api.call(singleMission, { params: { id: missionId } });
    expect(sent[0]?.path).toBe(`/api/missions/single/${missionId}`);
    expect(sent[0]?.init?.method).toBe('GET');
    expect(sent[0]?.init?.body).toBeUndefined();
  });

  it('repeats the key of a filter with several values, and leaves out what is not set', async () => {
    expect(queryString({ domain: ['a', 'b'], after: null, limit: 20, q: '' })).toBe(
      '?domain=a&domain=b&limit=20',
    );
    expect(queryString({})).toBe('');
  });

  it('carries the token where there is one, and none for a visitor', async () => {
    const member = answering(() => Response.json({}), { token: 'token' });
    await member.api.call(me);
    expect(new Headers(member.sent[0]?.init?.headers).get('Authorization')).toBe('Bearer token');
    const visitor = answering(() => Response.json({}));
    await visitor.api.call(me);
    expect(new Headers(visitor.sent[0]?.init?.headers).has('Authorization')).toBe(false);
  });

  it('sends its body as JSON, and answers nothing for a 204', async () => {
    const { api, sent } = answering(() => new Response(null, { status: 204 }));
    await expect(api.call(logout)).resolves.toBeUndefined();
    expect(sent[0]?.init?.body).toBeUndefined();
    const other = answering(() => Response.json({ access_token: 't' }));
    await other.api.call(login, { body: { email: 'a@b.fr', password: 'secret' } });
    expect(other.sent[0]?.init?.body).toBe('{"email":"a@b.fr","password":"secret"}');
  });
});

describe('a call for a firm', () => {
  const actingFor = ({ sent }: { sent: readonly Sent[] }) =>
    sent.map(({ init }) => new Headers(init?.headers).get('Acting-For'));

  it('names it where the call may be made for one, and nowhere else', async () => {
    const acting = answering(() => Response.json({}), { token: 'token', firm });
    await acting.api.call(me);
    await acting.api.page(listMissions);
    await acting.api.send(readEvidence, { params: { id: missionId } }, undefined, 'application/pdf');
    await acting.api.call(logout);
    expect(actingFor(acting)).toEqual([firm, firm, firm, null]);
  });

  it('names none for the person themselves, nor without a session', async () => {
    const own = answering(() => Response.json({}), { token: 'token' });
    const visitor = answering(() => Response.json({}), { firm });
    for (const { api } of [own, visitor]) await api.call(me);
    expect([...actingFor(own), ...actingFor(visitor)]).toEqual([null, null]);
  });
});

describe('a refusal', () => {
  it("is thrown with the server's code, sentence and fields", async () => {
    const { api } = answering(refusing('INVALID_INPUT'));
    const error = await api.call(me).catch((caught: unknown) => caught);
    expect(isProblem(error, 'INVALID_INPUT')).toBe(true);
    expect(isProblem(error) && error.problem.errors?.[0]?.path).toBe('email');
  });

  it('says how long to wait', async () => {
    const { api } = answering(refusing('TOO_MANY_REQUESTS', { 'Retry-After': '90' }));
    const error = await api.call(me).catch((caught: unknown) => caught);
    expect(isProblem(error) && error.retryAfter).toBe(90);
  });

  it('is told with its caller, so that what ended can be left', async () => {
    const { api, onRefused } = answering(refusing('UNAUTHENTICATED'), { token: 'old', firm });
    await expect(api.call(me)).rejects.toThrow();
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'UNAUTHENTICATED' }), {
      token: 'old',
      firm,
    });
  });

  it('that is no problem of ours still reads in French', async () => {
    const { api } = answering(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    const error = await api.call(me).catch((caught: unknown) => caught);
    expect(isProblem(error, 'UNAVAILABLE')).toBe(true);
  });

  it('is told from a network that is away', async () => {
    const { api } = answering(() => Promise.reject(new TypeError('fetch failed')));
    await expect(api.call(me)).rejects.toBeInstanceOf(OfflineError);
  });
});

describe('a call that is carried out once', () => {
  const params = { id: missionId };
  /** Builds an API over these answers, given in turn, and records the idempotency key of each request. */
  const inTurn = (...answers: (() => Response | Promise<Response>)[]) => {
    const rest = [...answers];
    const { api, sent } = answering(() => rest.shift()?.() ?? Response.json({}));
    const keys = () => sent.map(({ init }) => new Headers(init?.headers).get('Idempotency-Key'));
    const accept = (seen = 1) =>
      api.call(threadCommands['price/accept'], { params, seen }).catch(() => undefined);
    return { api, keys, accept };
  };

  it('goes under the same key until it has succeeded, and under another from then on', async () => {
    const away = () => Promise.reject(new TypeError('fetch failed'));
    const { keys, accept } = inTurn(refusing('UNAVAILABLE'), away, refusing('STATE_CHANGED'));
    for (let time = 0; time < 5; time += 1) await accept();
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('is another one with other words, or after something else was seen', async () => {
    const { api, keys, accept } = inTurn(...Array.from({ length: 4 }, () => refusing('UNAVAILABLE')));
    const contest = (reason: string) =>
      api.call(threadCommands.contest, { params, body: { reason } }).catch(() => undefined);
    await accept();
    await accept(2);
    await contest('Incomplet.');
    await contest('En retard.');
    await accept();
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3', 'key-4', 'key-1']);
  });

  it('goes under another key for another account, and under its own again later', async () => {
    const keys = new Map<string, string>();
    const accounts = [null, firm, null].map((account) =>
      answering(refusing('UNAVAILABLE'), { token: 'token', firm: account, keys }),
    );
    for (const { api } of accounts) {
      await api.call(threadCommands['price/accept'], { params, seen: 1 }).catch(() => undefined);
    }
    const given = accounts.flatMap(({ sent }) => sent).map(({ init }) => new Headers(init?.headers));
    expect(given.map((headers) => headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-2', 'key-1']);
  });

  it('alone has a key', async () => {
    const { api, keys } = inTurn();
    await api.call(logout);
    await api.call(me);
    expect(keys()).toEqual([null, null]);
  });
});

describe('a list in pages', () => {
  it('gives its items and the cursor of the next page', async () => {
    const link = '</api/missions?limit=20&after=abc%3D>; rel="next"';
    const { api, sent } = answering(() => Response.json([1, 2], { headers: { Link: link } }));
    await expect(api.page(listMissions, { query: { limit: 20 } }, undefined, 'first')).resolves.toEqual({
      items: [1, 2],
      next: 'abc=',
      total: null,
    });
    expect(sent[0]?.path).toBe('/api/missions?limit=20&after=first');
  });

  it('begins at the page that its address names, and goes on from the cursor', async () => {
    const { api, sent } = answering(() => Response.json([]));
    const query = { after: 'named' };
    await api.page(listMissions, { query }, undefined, null);
    await api.page(listMissions, { query }, undefined, 'second');
    expect(sent.map(({ path }) => path)).toEqual(['/api/missions?after=named', '/api/missions?after=second']);
  });

  it('has no next page without a link to it', () => {
    expect(nextCursor(null)).toBeNull();
    expect(nextCursor('</api/missions?after=x>; rel="prev"')).toBeNull();
    expect(nextCursor('</a?after=x>; rel="prev", </a?after=y>; rel="next"')).toBe('y');
  });
});
