/** Benchmarks by name: `messages`, `kill`, `processes`, `pages`, `publish`, `registers`, `long-tables`, `hearings`; by default the lists of missions and offers. */
const subjects: Readonly<Record<string, () => Promise<unknown>>> = {
  messages: () => import('./messages/main.ts'),
  kill: () => import('./messages/kill.ts'),
  processes: () => import('./messages/processes.ts'),
  pages: () => import('./pages/main.ts'),
  publish: () => import('./publish.ts'),
  registers: () => import('./registers.ts'),
  'long-tables': () => import('./long-tables/main.ts'),
  hearings: () => import('./hearings.ts'),
};

const subject = subjects[process.argv[2] ?? ''];
if (subject === undefined) await import('./lists.ts');
else {
  process.argv.splice(2, 1);
  await subject();
}
