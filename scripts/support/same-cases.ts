import fc from 'fast-check';

/** Properties are tried on the same cases in each run, so that none fails by chance; `npm run chaos -- properties` tries others. */
fc.configureGlobal({ seed: Number(process.env.CHAOS_SEED ?? 20_261_122) });
