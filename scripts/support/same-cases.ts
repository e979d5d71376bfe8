import fc from 'fast-check';

/**
 * Property tests use the same random cases in each run, so that none fails by chance; `npm run chaos --
 * properties` tries others.
 */
fc.configureGlobal({ seed: Number(process.env.CHAOS_SEED ?? 20_261_122) });
