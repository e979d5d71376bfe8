import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceProvider } from './lib/nonce.ts';
import { reloadOnStaleBuild } from './lib/stale-build.ts';

// The attribute reads as empty in browsers; the element's property gives the nonce. Libraries that add styles read it.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
if (nonce) setNonce(nonce);

// Listens for scripts that a newer build has replaced.
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
