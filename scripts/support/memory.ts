/**
 * By default, Node lets its heap double before a collection, and the C library keeps an arena for each hashing thread.
 * Here the heap may grow by 40 %, and the server collects once it is ready (main.ts).
 *
 * Figures for other values: `docs/decisions/0003-a-heap-that-grows-by-40-percent.md`.
 */
export const heapFlags = ['--max-old-space-size=1024', '--heap-growing-percent=40', '--expose-gc'];

/** For the C library of Linux; ignored elsewhere. */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
