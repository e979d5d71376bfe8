import { startTemplateServer } from './template.ts';

/** Runs the PostgreSQL server of the journeys: prints its address, and ends when its standard input ends. */
const server = await startTemplateServer();
process.stdout.write(`${server.url}\n`);
for await (const _ of process.stdin);
await server.stop();
