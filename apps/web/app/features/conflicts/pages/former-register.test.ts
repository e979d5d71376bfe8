import { expect, it } from 'vitest';
import { loader } from './former-register.tsx';

it('leads from the former address of the register to it, with the way back', () => {
  const request = new Request('https://basoche.example/vigilance?retour=%2Faudiences%2F7');
  const { status, headers } = loader({ request });
  expect([status, headers.get('location')]).toEqual([302, '/conflits?retour=%2Faudiences%2F7']);
});
