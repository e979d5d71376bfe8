import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import { Server } from 'socket.io';
import type { Setting } from './plan.ts';

/**
 * The baseline for messages: plain socket.io and one `INSERT` per message, with the same events to the same
 * two people. Without sessions, rules, positions, records, notifications and other processes.
 */
const [port, settingFile, connections] = process.argv.slice(2);
const { talkers, threads }: Setting = JSON.parse(readFileSync(settingFile ?? '', 'utf8'));
const partiesOf = new Map(
  threads.map(({ id, creator, candidate }) => [
    id,
    [creator, candidate].flatMap((place) => talkers[place]?.id ?? []),
  ]),
);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(connections) });
await pool.query(`create table if not exists bare_message (
  id bigint generated always as identity primary key, thread_id uuid not null, sender_id text not null, content text not null,
  client_id text not null, sent_at timestamptz not null default now())`);

interface MessageBody {
  readonly content: string;
  readonly clientId: string;
  readonly postulationID: string;
  readonly userID: string;
}

const insert = {
  name: 'insert',
  text: `insert into bare_message (thread_id, sender_id, content, client_id) values ($1, $2, $3, $4) returning id, sent_at`,
};

const server = createServer();
const io = new Server(server, { transports: ['websocket'], serveClient: false });
io.on('connection', (socket) => {
  void socket.join(`user:${socket.handshake.query.userID}`);
  socket.on('message', async ({ content, clientId, postulationID, userID }: MessageBody, acknowledge) => {
    const { rows } = await pool.query({ ...insert, values: [postulationID, userID, content, clientId] });
    const message = { ...rows[0], content, sentBy: userID, postulationId: postulationID, clientId };
    acknowledge({ ok: true, message });
    const rooms = (partiesOf.get(postulationID) ?? []).map((id) => `user:${id}`);
    io.to(rooms).emit('newMessage', { postulationID, message });
  });
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));

process.on('SIGTERM', () => process.exit(0));
