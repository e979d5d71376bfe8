import { writeFile } from 'node:fs/promises';
import { copyDatabase, startTemplateServer } from '../test/template.ts';
import { tableTypes, tableTypesFile } from './table-types.ts';

/** Renews the types of the tables from a database that it migrates for that (`npm run table-types`). */

const server = await startTemplateServer();
try {
  const database = await copyDatabase(server.url);
  await writeFile(tableTypesFile, await tableTypes(database.url));
  // Waits until its connections are closed: a server that stops would fail them.
  await database.drop();
} finally {
  await server.stop();
}
