/**
 * Node lets its heap double before it collects, up to half of the machine's memory: a ceiling of its own keeps that in bounds. The
 * C library keeps an arena for each thread that hashed a password, unless it is told that one will do. Collecting more often
 * was tried and left: `docs/decisions/2026-11-21-benchmarks-stand-beside-something.md` has the figures.
 */
export const heapFlags = ['--max-old-space-size=1024'];

/** For the C library of Linux; elsewhere nobody reads them. */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
