import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/**
 * A TCP proxy between a program and its database that reads PostgreSQL's messages as they pass. Armed, it lets one commit happen and
 * drops the answer to it: the program loses the connection and cannot tell what became of the transaction.
 */
export interface Wire {
  /** The address of the database, through this proxy. */
  readonly url: string;
  /**
   * Drops the answer to the next commit of a transaction that sent a statement like this one. The connection then ends as a closed one
   * does, or is reset.
   */
  loseCommit(statement: RegExp, how?: 'closed' | 'reset'): Loss;
  close(): Promise<void>;
}

export interface Loss {
  /** Statements of the transaction whose answer was dropped, in their order; null while none was. */
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

/** Cuts a stream into messages: a letter, a length that counts itself, a body. A program's first message has no letter. */
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

/** Statements of the transaction that one connection is in. */
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

  /** Takes the armed loss that this transaction is meant by. */
  const lossOf = (statements: readonly string[]): Armed | undefined =>
    armed.find(({ lost, statement }) => lost === null && statements.some((one) => statement.test(one)));

  // Each message is passed on by itself: without this, the system would keep a small one until the one before is acknowledged.
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
