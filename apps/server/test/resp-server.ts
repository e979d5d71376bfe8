import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/**
 * A server that speaks the protocol of Redis without knowing its commands: it answers as the test defines, or
 * with OK.
 */
export interface RespServer {
  readonly url: string;
  close(): Promise<void>;
}

/** An answer as it is sent, without its last line break; null for none. */
export type RespAnswers = Readonly<Record<string, string | null>>;

/** The whole commands at the beginning of a text, and what is left of it. */
const commandsOf = (text: string): { readonly commands: string[][]; readonly rest: string } => {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const lines = rest.split('\r\n');
    const count = Number(lines[0]?.slice(1));
    if (!rest.startsWith('*') || lines.length < 2 + 2 * count) return { commands, rest };
    commands.push(Array.from({ length: count }, (_, index) => lines[2 + 2 * index] ?? ''));
    rest = lines.slice(1 + 2 * count).join('\r\n');
  }
};

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}`;

export const openRespServer = async (answers: RespAnswers = {}): Promise<RespServer> => {
  const open = new Set<Socket>();
  const answerTo = ([name = '', first = '']: string[]): string | null => {
    const command = name.toUpperCase();
    if (Object.hasOwn(answers, command)) return answers[command] ?? null;
    if (command === 'SUBSCRIBE') return `*3\r\n${bulk('subscribe')}\r\n${bulk(first)}\r\n:1`;
    return '+OK';
  };
  const server = createServer((socket) => {
    open.add(socket);
    let read = '';
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.on('data', (chunk) => {
      const { commands, rest } = commandsOf(read + chunk);
      read = rest;
      for (const command of commands) {
        const answer = answerTo(command);
        if (answer !== null) socket.write(`${answer}\r\n`);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    url: `redis://127.0.0.1:${bound.port}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
