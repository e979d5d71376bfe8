import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceProvider } from './lib/nonce.ts';
import { reloadOnStaleBuild } from './lib/stale-build.ts';

// Browsers hide a nonce from selectors and attributes; the property of a script still tells it.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
if (nonce) setNonce(nonce);

reloadOnStaleBuild();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceProvider value={nonce}>
        <HydratedRouter />
      </NonceProvider>
    </StrictMode>,
  );
});
