import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

describe('the page of the API', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  test('is open to visitors, runs only scripts of this site, and is in no search engine', async () => {
    const { statusCode, headers, body } = await site.call('GET', '/docs');
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    const rules = String(headers['content-security-policy']).split('; ');
    expect(rules).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]),
    );
    expect(body).not.toMatch(/<script(?![^>]* src="\/)|<style|\son\w+=/);
  });

  test('loosens the policy of no other answer', async () => {
    const { headers } = await site.call('GET', '/openapi.json');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});
