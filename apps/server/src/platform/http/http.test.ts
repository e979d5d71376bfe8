import { problemSchema } from '@basoche/contract/problem';
import { routes } from '@basoche/contract/routes';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const told = (answer: LightMyRequestResponse) => {
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  const { status, code } = problemSchema.parse(answer.json());
  expect(status).toBe(answer.statusCode);
  return [status, code];
};

const login = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  site.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });

describe('every refusal is problem+json', () => {
  test('an address that is not there, below /api and elsewhere', async () => {
    expect(told(await site.call('GET', '/nothing/here'))).toEqual([404, 'NOT_FOUND']);
    expect(told(await site.app.inject('/%zz'))).toEqual([400, 'MALFORMED_REQUEST']);
  });
  test('a method that an address does not take, with those it takes', async () => {
    const answer = await site.call('PUT', '/auth/login');
    expect(told(answer)).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(answer.headers.allow).toBe('POST');
    const head = await site.app.inject({ method: 'HEAD', url: '/api/auth/login' });
    expect([head.statusCode, head.headers.allow]).toEqual([405, 'POST']);
  });
  test('any other method of any address, also where a parameter would take its last segment', async () => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
    for (const path of new Set(routes.map((route) => route.path))) {
      const taken = routes.filter((route) => route.path === path).map(({ method }) => method);
      for (const method of methods.filter((one) => !taken.some((other) => other === one))) {
        const answer = await site.call(method, path.replace(/:\w+/g, 'x'));
        // Links in mails lead to a screen, whatever their token.
        if (method === 'GET' && path.endsWith('/:token') && answer.statusCode === 303) continue;
        expect([method, path, answer.statusCode]).toEqual([method, path, 405]);
        expect(told(answer)).toEqual([405, 'METHOD_NOT_ALLOWED']);
        const allowed = taken.includes('GET') ? [...taken, 'HEAD'] : taken;
        expect(String(answer.headers.allow).split(', ').sort(), path).toEqual(allowed.toSorted());
      }
    }
  });
  test('a body that is no JSON', async () => {
    expect(told(await login('{"email":'))).toEqual([400, 'MALFORMED_REQUEST']);
  });
  test('a body of another kind', async () => {
    expect(told(await login('email=a', { 'content-type': 'application/x-www-form-urlencoded' }))).toEqual([
      415,
      'UNSUPPORTED_MEDIA',
    ]);
  });
  test('a body over a megabyte', async () => {
    expect(told(await login(JSON.stringify({ email: 'a'.repeat(1_100_000) })))).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
  });
  test('JSON ten thousand deep', async () => {
    expect(told(await login(`${'['.repeat(10_000)}${']'.repeat(10_000)}`))).toEqual([
      400,
      'MALFORMED_REQUEST',
    ]);
    expect(told(await login(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`))).toEqual([
      400,
      'MALFORMED_REQUEST',
    ]);
  });
  test('a NUL byte in a body, a path, a query', async () => {
    expect(told(await login('{"email":"a\\u0000@exemple.fr","password":"x"}'))).toEqual([
      400,
      'MALFORMED_REQUEST',
    ]);
    expect(told(await site.call('GET', '/auth/confirm/a%00b'))).toEqual([400, 'MALFORMED_REQUEST']);
    expect(told(await site.call('GET', '/missions?q=a%00'))).toEqual([400, 'MALFORMED_REQUEST']);
  });
  test('keys that would reach a prototype', async () => {
    expect(told(await login('{"__proto__":{"admin":true}}'))).toEqual([400, 'MALFORMED_REQUEST']);
  });
  test('fields that are missing or wrong, each with a French sentence', async () => {
    const answer = await login('{"email":"nobody"}');
    expect(told(answer)).toEqual([400, 'INVALID_INPUT']);
    expect(answer.json().errors).toEqual([
      { path: 'email', message: 'Cette adresse email est invalide.' },
      { path: 'password', message: 'Indiquez votre mot de passe.' },
    ]);
  });
  test('no body at all names what is missing', async () => {
    expect((await login('')).json().errors).toHaveLength(2);
  });
});

test('a token of any other form than ours is nobody’s', async () => {
  for (const token of ['x', `${'a'.repeat(43)}'`, 'é'.repeat(43)]) {
    const answer = await site.call('GET', '/auth/me', {
      headers: { authorization: `Bearer ${encodeURI(token)}` },
    });
    expect(answer.statusCode).toBe(401);
  }
});

test('answers carry the headers that browsers guard themselves by, and no page is cached', async () => {
  const { headers } = await site.call('GET', '/auth/me');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
  expect(headers['x-powered-by']).toBeUndefined();
});

test('a network that asks too much is told when to come back, and others are served', async () => {
  const small = await createTestApp({ environment: { DEMO: '0' } });
  try {
    const answers = await Promise.all(
      Array.from({ length: 6_010 }, () => small.call('GET', '/health', { from: '198.51.100.7' })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await small.call('GET', '/health', { from: '198.51.100.8' })).statusCode).toBe(200);
  } finally {
    await small.close();
  }
});
