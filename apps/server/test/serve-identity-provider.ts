import { startIdentityProvider, type TestPerson } from './identity-provider.ts';

/**
 * Runs an identity provider for journeys, which see it as people do. It tells its environment first; each message names the
 * person who signs in from then on, and is answered. The process ends with the runner.
 */

const provider = await startIdentityProvider({ name: 'e-dentitas', proves: 'Avocat', publicUrl: null });
process.on('message', (person: TestPerson | null) => {
  provider.signsIn(person);
  process.send?.('done');
});
process.on('disconnect', () => process.exit());
process.send?.(provider.environment);
