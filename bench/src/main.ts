/** Benchmarks by name: `messages`, `pages`; by default the lists of missions and offers. */
const subjects: Readonly<Record<string, () => Promise<unknown>>> = {
  messages: () => import('./messages/main.ts'),
  pages: () => import('./pages/main.ts'),
};

const named = subjects[process.argv[2] ?? ''];
if (named === undefined) await import('./lists.ts');
else {
  process.argv.splice(2, 1);
  await named();
}
