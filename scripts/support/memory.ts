/**
 * Node lets garbage stand until its heap has doubled, and the C library keeps an arena for each thread that hashed a password:
 * some 550 MB after a day's work of which 60 are alive. Here the heap may grow by two fifths of what is alive before it is
 * collected, and the threads share one arena. Less still costs answers: a fifth took a third of the requests per second.
 */
export const heapFlags = ['--max-old-space-size=1024', '--heap-growing-percent=40'];

/** For the C library of Linux; elsewhere nobody reads them. */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
