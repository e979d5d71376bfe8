import type { Attachment } from '@basoche/contract/threads/attachments';
import { tray as content } from '../content.ts';

/** Files of the next message, or of another form. They are uploaded in order, and kept until sent or removed. */

export interface TrayEntry {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** `failed` may be tried again as it is. `refused` needs another file: no retry is offered. */
  readonly status: 'waiting' | 'sending' | 'ready' | 'failed' | 'refused';
  /** Share uploaded, from 0 to 1. */
  readonly progress: number;
  /** Reason of the failure, and what to do, in French. */
  readonly failure: string | null;
  /** The attachment, once it is uploaded. */
  readonly attachment: Attachment | null;
}

interface Failure {
  readonly isFinal: boolean;
  readonly sentence: string;
}

interface TrayParts {
  /** Attachments that an earlier page had uploaded. */
  readonly storedAttachments: readonly Attachment[];
  /** Stores the uploaded attachments, so that a later page of the form shows them. */
  readonly store: (ready: readonly Attachment[]) => void;
  /** Reason why a file cannot be taken, before it is sent; null if it can. */
  readonly check: (file: File) => string | null;
  readonly upload: (
    file: File,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<Attachment>;
  readonly deleteUploaded: (attachment: Attachment) => void;
  readonly explain: (error: unknown) => Failure;
  /** Files at most. */
  readonly atMost: number;
  /** Refusal of a file for which there is no room. */
  readonly tooMany: string;
  readonly newKey: () => string;
}

export interface Tray {
  readonly entries: () => readonly TrayEntry[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Removes the uploaded attachments from the tray, for a message. */
  readonly takeAll: () => readonly Attachment[];
}

const readyEntry = (key: string, attachment: Attachment): TrayEntry => ({
  key,
  name: attachment.name,
  bytes: attachment.bytes,
  status: 'ready',
  progress: 1,
  failure: null,
  attachment,
});

export const createTray = (parts: TrayParts): Tray => {
  const { storedAttachments, store, check, upload, deleteUploaded, explain, newKey, atMost, tooMany } = parts;
  let entries: readonly TrayEntry[] = storedAttachments.map((attachment) =>
    readyEntry(attachment.id, attachment),
  );
  const fileOfKey = new Map<string, File>();
  const listeners = new Set<() => void>();
  let running: { key: string; stop: AbortController } | null = null;

  const readyOf = () => entries.flatMap(({ attachment }) => attachment ?? []);
  const change = (next: readonly TrayEntry[]) => {
    const before = readyOf();
    entries = next;
    // An uploaded attachment is only added or removed, never replaced.
    if (readyOf().length !== before.length) store(readyOf());
    for (const listener of listeners) listener();
  };
  const update = (key: string, to: Partial<TrayEntry>) =>
    change(entries.map((entry) => (entry.key === key ? { ...entry, ...to } : entry)));

  const uploadOne = async (key: string, file: File) => {
    const stop = new AbortController();
    running = { key, stop };
    update(key, { status: 'sending', progress: 0, failure: null });
    try {
      const attachment = await upload(file, (progress) => update(key, { progress }), stop.signal);
      fileOfKey.delete(key);
      // The entry was removed during the upload.
      if (!entries.some((entry) => entry.key === key)) deleteUploaded(attachment);
      // The server may have cleaned the file name.
      update(key, { ...readyEntry(key, attachment) });
    } catch (error) {
      const { isFinal, sentence } = explain(error);
      update(key, { status: isFinal ? 'refused' : 'failed', failure: sentence });
    }
    running = null;
  };

  const run = async () => {
    if (running) return;
    const waiting = () => entries.find(({ status }) => status === 'waiting');
    for (let next = waiting(); next; next = waiting()) {
      const file = fileOfKey.get(next.key);
      if (file) await uploadOne(next.key, file);
      else update(next.key, { status: 'refused', failure: content.failed });
    }
  };

  return {
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => {
      let room = atMost - entries.filter(({ status }) => status !== 'refused').length;
      const newEntries = files.map((file): TrayEntry => {
        const key = newKey();
        const failure = check(file) ?? (room > 0 ? null : tooMany);
        if (failure === null) {
          fileOfKey.set(key, file);
          room -= 1;
        }
        const status = failure === null ? 'waiting' : 'refused';
        return { key, name: file.name, bytes: file.size, status, progress: 0, failure, attachment: null };
      });
      change([...entries, ...newEntries]);
      void run();
    },
    retry: (key) => {
      if (!fileOfKey.has(key)) return;
      update(key, { status: 'waiting', failure: null });
      void run();
    },
    remove: (key) => {
      const attachment = entries.find((entry) => entry.key === key)?.attachment;
      fileOfKey.delete(key);
      change(entries.filter((entry) => entry.key !== key));
      if (attachment) deleteUploaded(attachment);
      if (running?.key === key) running.stop.abort();
    },
    takeAll: () => {
      const ready = readyOf();
      change(entries.filter(({ status }) => status !== 'ready'));
      return ready;
    },
  };
};
