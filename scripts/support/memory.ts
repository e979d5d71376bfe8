/**
 * Settings that keep the memory of the server low; `npm start` and the measurements give them to Node. Figures for other values:
 * `docs/decisions/0003-a-heap-that-grows-by-40-percent.md`.
 */

/**
 * By default, V8 lets its heap double before it collects garbage; here the heap grows by 40 %, to 1,024 MiB at most. With
 * `--expose-gc` the server collects once more when it has started (apps/server/src/main.ts).
 */
export const heapFlags = ['--max-old-space-size=1024', '--heap-growing-percent=40', '--expose-gc'];

/**
 * Environment of glibc's `malloc`, ignored elsewhere: one arena instead of one for each thread, and blocks of 1 MiB or more go back
 * to the system. The underscores at the end are part of the names.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
