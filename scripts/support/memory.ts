/**
 * Node lets its heap double before it collects, and the C library keeps an arena for each thread that hashed a password. Here the
 * heap may grow by two fifths of what is alive, and the threads share one arena. Less and more were tried:
 * `docs/decisions/2026-11-21-benchmarks-stand-beside-something.md` has the figures.
 */
export const heapFlags = ['--max-old-space-size=1024', '--heap-growing-percent=40'];

/** For the C library of Linux; elsewhere nobody reads them. */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
