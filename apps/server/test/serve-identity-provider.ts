import { startIdentityProvider, type TestPerson } from './identity-provider.ts';

/**
 * Runs an identity provider in its own process, for the journeys. First it sends its settings; then each
 * message names the person who signs in from now on, and is acknowledged. The process ends with the runner.
 */

const provider = await startIdentityProvider({ name: 'e-dentitas', proves: 'Avocat', publicUrl: null });
process.on('message', (person: TestPerson | null) => {
  provider.signsIn(person);
  process.send?.('done');
});
process.on('disconnect', () => process.exit());
process.send?.(provider.environment);
