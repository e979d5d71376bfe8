import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { Invoice } from '@basoche/domain/payments/invoices/invoice';
import { Refusal } from '../http/refusal.ts';
import type { Logger } from '../observability/log.ts';
import type { SharedCard } from '../sharing/card.ts';
import type { Block, DocumentHead, FileAttachment, Piece } from './blocks.ts';
import type { MadePdf, ReadEvidence, Task } from './document-tasks.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/**
 * Makes documents in at most two worker threads, which end when idle; a third one reads files of evidence. Refuses
 * (retry later) when too many tasks wait or one takes too long.
 */
export interface Documents {
  pdf(head: DocumentHead, pieces: Pieces, attached?: FileAttachment): Promise<MadePdf>;
  /** A PDF/A-3 that carries the invoice's electronic form (Factur-X). The same invoice gives the same bytes. */
  invoice(head: DocumentHead, blocks: readonly Block[], invoice: Invoice): Promise<Uint8Array>;
  docx(head: DocumentHead, blocks: readonly Block[]): Promise<Uint8Array>;
  /** Null if it is not a readable file of evidence. The file is loaded into memory only when its turn comes. */
  readEvidence(file: Blob): Promise<ReadEvidence | null>;
  /** The PDF without its author's identity; null if it cannot be removed. */
  anonymousPdf(file: Blob): Promise<Uint8Array | null>;
  /** The picture of a shared page, as PNG. */
  picture(card: SharedCard): Promise<Uint8Array>;
  close(): Promise<void>;
}

type Pieces = Iterable<Piece> | AsyncIterable<Piece>;

const limits = {
  threads: 2,
  waiting: 200,
  taskMs: 40_000,
  idleMs: 15_000,
  megabytes: 512,
  /**
   * Evidence comes from anyone: one file at a time, a short time limit, and little memory, since it is read as a
   * stream.
   */
  reads: { waiting: 20, taskMs: 12_000, idleMs: 5_000, megabytes: 40, youngMegabytes: 4 },
  /** Robots request many pictures: one at a time. A document that waits gets the next free thread. */
  pictures: { waiting: 40, taskMs: 12_000 },
} as const;

const busy = (): never => {
  throw new Refusal('UNAVAILABLE', {
    title: 'Trop de documents sont demandés en ce moment. Merci de réessayer.',
    retryAfterSeconds: 5,
  });
};

/** Error if the thread ran out of memory or of time. */
class TaskFailed extends Error {
  override name = 'TaskFailed';
}

/** Reads a file into memory as one copy; `arrayBuffer` would hold its chunks as well. */
const bytesOf = async (file: Blob): Promise<Uint8Array> => {
  const bytes = new Uint8Array(file.size);
  let at = 0;
  for await (const part of file.stream()) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

interface Thread {
  readonly worker: Worker;
  /** Sends a message and waits for its answer. */
  ask(message: ToWorker): Promise<unknown>;
}

const openThread = (resourceLimits: ResourceLimits): Thread => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [], resourceLimits });
  let waitingTask: { resolve: (value: unknown) => void; reject: (error: Error) => void } | null = null;
  const settle = (how: (one: NonNullable<typeof waitingTask>) => void) => {
    const one = waitingTask;
    waitingTask = null;
    if (one !== null) how(one);
  };
  worker.on('message', (message: FromWorker) => {
    settle(({ resolve, reject }) => {
      if ('failed' in message) reject(new TaskFailed(message.failed));
      else resolve('done' in message ? message.done : undefined);
    });
  });
  worker.on('error', (error) =>
    settle(({ reject }) => reject(new TaskFailed('A thread ended', { cause: error }))),
  );
  worker.on('exit', () => settle(({ reject }) => reject(new TaskFailed('A thread ended'))));
  return {
    worker,
    ask: (message) =>
      new Promise((resolve, reject) => {
        waitingTask = { resolve, reject };
        const buffer = 'task' in message && 'bytes' in message ? message.bytes.buffer : null;
        worker.postMessage(message, buffer instanceof ArrayBuffer ? [buffer] : []);
      }),
  };
};

const inTime = async <Result>(work: Promise<Result>, ms: number): Promise<Result> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TaskFailed('A document took too long')), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

export const openDocuments = (log: Logger): Documents => {
  const idle: { thread: Thread; timer: NodeJS.Timeout }[] = [];
  const threads = new Set<Thread>();
  const queue: ((thread: Thread) => void)[] = [];
  /** The thread that reads files of evidence, while there are any. It is separate from the two that make documents. */
  let reader: Thread | null = null;

  const end = async (thread: Thread): Promise<void> => {
    threads.delete(thread);
    await thread.worker.terminate();
  };

  const open = (resourceLimits: ResourceLimits = { maxOldGenerationSizeMb: limits.megabytes }): Thread => {
    const thread = openThread(resourceLimits);
    threads.add(thread);
    return thread;
  };

  const take = async (): Promise<Thread> => {
    const free = idle.pop();
    if (free !== undefined) {
      clearTimeout(free.timer);
      free.thread.worker.ref();
      return free.thread;
    }
    if (threads.size - (reader === null ? 0 : 1) < limits.threads) return open();
    if (queue.length >= limits.waiting) return busy();
    return new Promise((resolve) => queue.push(resolve));
  };

  const giveBack = (thread: Thread): void => {
    const next = queue.shift();
    if (next !== undefined) {
      next(thread);
      return;
    }
    thread.worker.unref();
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.thread === thread),
        1,
      );
      void end(thread);
    }, limits.idleMs);
    timer.unref();
    idle.push({ thread, timer });
  };

  /** Ends a thread instead of reusing it, since its interrupted task is still in it. */
  const replace = (thread: Thread): void => {
    void end(thread);
    const next = queue.shift();
    if (next !== undefined) next(open());
  };

  const run = async <Result>(
    work: (thread: Thread) => Promise<Result>,
    taskMs: number = limits.taskMs,
  ): Promise<Result> => {
    const thread = await take();
    try {
      const result = await inTime(work(thread), taskMs);
      giveBack(thread);
      return result;
    } catch (error) {
      replace(thread);
      throw error;
    }
  };

  const busyIfFailed = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof TaskFailed)) throw error;
      log.warn({ err: error, part: 'documents' }, 'A document could not be made');
      return busy();
    }
  };

  const alone = (task: Task, taskMs?: number) => run((thread) => thread.ask(task), taskMs);

  /** Runs tasks one after the other; refuses when `atMost` wait. Calls `rest` after the last one. */
  const inTurn = (atMost: number, rest: () => void = () => undefined) => {
    let waiting = 0;
    let last: Promise<unknown> = Promise.resolve();
    return async (work: () => Promise<unknown>): Promise<unknown> => {
      if (waiting >= atMost) busy();
      waiting += 1;
      const done = last.then(work);
      last = done.catch(() => undefined);
      return done.finally(() => {
        waiting -= 1;
        if (waiting === 0) rest();
      });
    };
  };
  const endReader = (): void => {
    if (reader === null) return;
    void end(reader);
    reader = null;
  };
  /** Ends the reader after a time without requests. */
  let readerIdle: NodeJS.Timeout | undefined;
  const restReader = (): void => {
    reader?.worker.unref();
    readerIdle = setTimeout(endReader, limits.reads.idleMs).unref();
  };
  const openReader = (): Thread => {
    clearTimeout(readerIdle);
    const { megabytes, youngMegabytes } = limits.reads;
    reader ??= open({ maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngMegabytes });
    reader.worker.ref();
    return reader;
  };
  const reading = inTurn(limits.reads.waiting, restReader);
  const cleaning = inTurn(limits.reads.waiting);
  const drawing = inTurn(limits.pictures.waiting);

  const readInTurn = (file: Blob): Promise<unknown> =>
    reading(async () => {
      const bytes = await bytesOf(file);
      try {
        return await inTime(openReader().ask({ task: 'evidence', bytes }), limits.reads.taskMs);
      } catch (error) {
        endReader();
        throw error;
      }
    });

  const cleanInTurn = (file: Blob): Promise<unknown> =>
    cleaning(async () => alone({ task: 'anonymous', bytes: await bytesOf(file) }, limits.reads.taskMs));

  return {
    pdf: (head, pieces, attached) =>
      busyIfFailed(
        run(async (thread) => {
          await thread.ask({ task: 'pdf', head, attached: attached ?? null });
          for await (const piece of pieces) await thread.ask({ piece });
          return (await thread.ask({ end: true })) as MadePdf;
        }),
      ),
    invoice: (head, blocks, invoice) =>
      busyIfFailed(alone({ task: 'invoice', head, blocks, invoice }) as Promise<Uint8Array>),
    docx: (head, blocks) => busyIfFailed(alone({ task: 'docx', head, blocks }) as Promise<Uint8Array>),
    readEvidence: async (file) => {
      try {
        return (await readInTurn(file)) as ReadEvidence | null;
      } catch (error) {
        if (!(error instanceof TaskFailed)) throw error;
        log.warn({ err: error, part: 'documents' }, 'A file of evidence could not be read');
        return null;
      }
    },
    anonymousPdf: async (file) => {
      try {
        return (await cleanInTurn(file)) as Uint8Array | null;
      } catch (error) {
        if (!(error instanceof TaskFailed)) throw error;
        log.warn({ err: error, part: 'documents' }, 'The author of a PDF could not be taken off');
        return null;
      }
    },
    picture: (card) =>
      busyIfFailed(
        drawing(() => alone({ task: 'picture', card }, limits.pictures.taskMs)) as Promise<Uint8Array>,
      ),
    close: async () => {
      clearTimeout(readerIdle);
      for (const { timer } of idle.splice(0)) clearTimeout(timer);
      await Promise.all([...threads].map(end));
    },
  };
};
