import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/**
 * A TCP proxy between a program and its database that parses PostgreSQL's messages. When armed, it lets one commit
 * happen and drops its answer: the program loses the connection and cannot know the outcome of the transaction.
 */
export interface Wire {
  /** The database's address through this proxy. */
  readonly url: string;
  /**
   * Drops the answer to the next commit of a transaction that sent a matching statement. The connection is then closed
   * or reset.
   */
  loseCommit(statement: RegExp, how?: 'closed' | 'reset'): Loss;
  close(): Promise<void>;
}

export interface Loss {
  /** Statements of the transaction whose answer was dropped, in order; null before. */
  statements(): readonly string[] | null;
}

interface Armed {
  readonly statement: RegExp;
  readonly how: 'closed' | 'reset';
  lost: readonly string[] | null;
}

interface Message {
  readonly type: string;
  readonly body: Buffer;
  readonly whole: Buffer;
}

const lengthBytes = 4;

/**
 * Splits a stream into messages: a letter, a length that includes itself, a body. A program's first message has no
 * letter.
 */
const messageReader = ({ startsWithoutType }: { readonly startsWithoutType: boolean }) => {
  let rest: Buffer = Buffer.alloc(0);
  let typeBytes = startsWithoutType ? 0 : 1;
  return (chunk: Buffer): Message[] => {
    rest = Buffer.concat([rest, chunk]);
    const messages: Message[] = [];
    while (rest.length >= typeBytes + lengthBytes) {
      const end = typeBytes + rest.readUInt32BE(typeBytes);
      if (rest.length < end) break;
      const type = rest.toString('latin1', 0, typeBytes);
      messages.push({
        type,
        body: rest.subarray(typeBytes + lengthBytes, end),
        whole: rest.subarray(0, end),
      });
      rest = rest.subarray(end);
      typeBytes = 1;
    }
    return messages;
  };
};

/** Strings that each end with a zero byte. */
const stringsOf = (body: Buffer): string[] => body.toString('utf8').split('\0');

const begins = /^\s*(?:begin|start transaction)\b/i;

/** Collects the statements of a connection's current transaction. */
const transactionReader = () => {
  const prepared = new Map<string, string>();
  let statements: string[] = [];
  const run = (statement: string) => {
    if (begins.test(statement)) statements = [];
    statements.push(statement);
  };
  return {
    statements: (): readonly string[] => statements,
    read: ({ type, body }: Message) => {
      const [first = '', second = ''] = stringsOf(body);
      if (type === 'Q') run(first);
      // Parse names a statement, Bind runs it.
      if (type === 'P') prepared.set(first, second);
      if (type === 'B') run(prepared.get(second) ?? '');
    },
  };
};

const isCommitted = ({ type, body }: Message): boolean => type === 'C' && stringsOf(body)[0] === 'COMMIT';

const hangUp = (program: Socket, how: Armed['how']): void => {
  if (how === 'reset') program.resetAndDestroy();
  else program.destroy();
};

export const openWire = async (databaseUrl: string): Promise<Wire> => {
  const { host, port } = new pg.Client({ connectionString: databaseUrl });
  const armed: Armed[] = [];
  const open = new Set<Socket>();

  /** The armed loss that matches this transaction. */
  const lossOf = (statements: readonly string[]): Armed | undefined =>
    armed.find(({ lost, statement }) => lost === null && statements.some((one) => statement.test(one)));

  // Sends each message at once: otherwise the system would delay a small one until the last is acknowledged.
  const server = createServer({ noDelay: true }, (program) => {
    const database = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const transaction = transactionReader();
    const readAsked = messageReader({ startsWithoutType: true });
    const readAnswered = messageReader({ startsWithoutType: false });
    program.on('data', (chunk) => {
      for (const message of readAsked(chunk)) transaction.read(message);
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      for (const message of readAnswered(chunk)) {
        const statements = transaction.statements();
        const loss = isCommitted(message) ? lossOf(statements) : undefined;
        if (loss !== undefined) {
          loss.lost = [...statements];
          database.destroy();
          hangUp(program, loss.how);
          return;
        }
        program.write(message.whole);
      }
    });
    for (const [here, there] of [
      [program, database],
      [database, program],
    ] as const) {
      open.add(here);
      here.on('error', () => there.destroy());
      here.on('close', () => {
        open.delete(here);
        there.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The wire has no port.');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(bound.port);
  url.search = '';

  return {
    url: url.href,
    loseCommit: (statement, how = 'closed') => {
      const loss: Armed = { statement, how, lost: null };
      armed.push(loss);
      return { statements: () => loss.lost };
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
