import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';
import { isPushEndpoint } from './push-services.ts';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGx',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])('is that of a known one: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/',
    'https://user:secret@fcm.googleapis.com/',
    'https://fcm.googleapis.com.exemple.fr/',
    'https://xfcm.googleapis.com/',
    'https://notify.windows.com.exemple.fr/',
    'https://evilpush.apple.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('is nothing else: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });

  it('is one that the operator names, to the letter of its origin', () => {
    const own = ['http://127.0.0.1:4000'];
    expect(isPushEndpoint('http://127.0.0.1:4000/push/1', own)).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:4001/push/1', own)).toBe(false);
    expect(isPushEndpoint('http://a@127.0.0.1:4000/push/1', own)).toBe(false);
    expect(isPushEndpoint('https://127.0.0.1:4000/push/1', own)).toBe(false);
  });

  it('is none for whatever host a person may type', () => {
    fc.assert(
      fc.property(fc.domain(), fc.webPath(), (host, path) => {
        const isKnown = /(^|\.)(googleapis|mozilla|apple|windows)\.com$/.test(host);
        expect(isPushEndpoint(`https://${host}${path}`) && !isKnown).toBe(false);
        for (const sign of ['@', '\\', ':8443', '#', '?']) {
          expect(isPushEndpoint(`https://fcm.googleapis.com${sign}${host}${path}`)).toBe(false);
        }
      }),
    );
  });
});

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox, Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge, Mac',
    ],
    ['curl/8', 'Navigateur inconnu'],
    ['', 'Navigateur inconnu'],
  ])('is what its owner knows it by: %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });

  it('is one of few, whatever the browser says of itself', () => {
    fc.assert(fc.property(fc.string(), (agent) => deviceName(agent).length <= 30));
  });
});
