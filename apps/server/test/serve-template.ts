import { startTemplateServer } from './template.ts';

/** The PostgreSQL of the journeys: prints its address, and ends with its standard input. */
const server = await startTemplateServer();
process.stdout.write(`${server.url}\n`);
for await (const _ of process.stdin);
await server.stop();
