/** What is measured: `messages`, or the lists of missions and offers where nothing is named. */
if (process.argv[2] === 'messages') {
  process.argv.splice(2, 1);
  await import('./messages/main.ts');
} else {
  await import('./lists.ts');
}
