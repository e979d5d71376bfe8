import { Refusal } from '../http/refusal.ts';
import type { Logger } from '../observability/log.ts';
import { type FileStore, type Files, isFileName, isMark, type KeptFile } from './files.ts';
import { keepOnDisk } from './local-disk.ts';
import { keepInObjectStore } from './object-store.ts';

interface Options {
  /** Null to keep files on the local disk, under `dataDir`. */
  readonly s3Url: string | null;
  readonly dataDir: string;
  readonly log: Logger;
}

const checkName = (id: string): string => {
  if (!isFileName(id)) throw new Error('This is not the name of a file.');
  return id;
};

/** Refuses clearly when the disk is full or the object store does not answer. Nothing is half done. */
export const filesUnavailable = (log: Pick<Logger, 'warn'>, error: unknown): never => {
  log.warn({ err: error, part: 'files' }, 'A file could not be kept, read or removed');
  throw new Refusal('UNAVAILABLE', {
    title: 'Les fichiers sont momentanément indisponibles. Rien n’est perdu\u202f: merci de réessayer.',
    retryAfterSeconds: 5,
  });
};

async function* listChosen(store: FileStore, isAsked: (id: string) => boolean): AsyncGenerator<KeptFile> {
  for await (const file of store.list()) if (isAsked(file.id)) yield file;
}

export const openFiles = ({ s3Url, dataDir, log }: Options): Files => {
  const store = s3Url === null ? keepOnDisk(dataDir) : keepInObjectStore(s3Url);
  const fail = (error: unknown) => filesUnavailable(log, error);
  return {
    put: (id, file) => store.put(checkName(id), file).catch(fail),
    open: (id) => store.open(checkName(id)).catch(fail),
    remove: (id) => store.remove(checkName(id)).catch(fail),
    list: () => listChosen(store, (id) => !isMark(id)),
    marks: () => listChosen(store, isMark),
    close: () => store.close(),
  };
};
