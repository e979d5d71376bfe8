import type { SheetEntry } from '@basoche/domain/pricing/sheets';
import { useEffect, useRef, useState } from 'react';
import { clearFormDraft, readFormDraft, writeFormDraft } from '../../../lib/form-drafts.ts';
import type { TypedLine } from '../sheet-values.ts';
import { type Month, useKeepSheet } from './month-sheet.ts';

type KeptEntries = { entries: SheetEntry[] };
type KeptLine = { line: TypedLine };

/**
 * Draft of a sheet. Its entries are saved on the server after each change, and stored on this device until
 * then. The line being written is stored on this device only. Nothing is lost without a network or after the
 * session.
 */
export const useSheetDraft = (threadId: string, { position, sheet }: Month) => {
  const key = `sheet:${threadId}:${position}`;
  const lineKey = `sheet-line:${threadId}:${position}`;
  const [unsent] = useState(() => readFormDraft<KeptEntries>(key).entries);
  const [line] = useState(() => readFormDraft<KeptLine>(lineKey).line);
  const [isKept, setKept] = useState(unsent === undefined);
  const saving = useKeepSheet(threadId, (entries) => {
    const { entries: latest } = readFormDraft<KeptEntries>(key);
    if (latest !== undefined && JSON.stringify(latest) !== JSON.stringify(entries)) return;
    clearFormDraft(key);
    setKept(true);
  });
  const keep = (entries: readonly SheetEntry[]) => {
    setKept(false);
    writeFormDraft<KeptEntries>(key, { entries: [...entries] });
    saving.mutate([...entries]);
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (unsent !== undefined) latest.current(unsent);
  }, [unsent]);
  return {
    entries: unsent ?? sheet.entries.map(({ day, units, text }) => ({ day, units, text })),
    line,
    keep,
    keepLine: (written: TypedLine | null) =>
      written === null ? clearFormDraft(lineKey) : writeFormDraft<KeptLine>(lineKey, { line: written }),
    /** Clears what is stored on this device, once the sheet is sent. */
    forget: () => {
      clearFormDraft(key);
      clearFormDraft(lineKey);
    },
    isKept,
    isSaving: saving.isPending,
    error: saving.error,
  };
};

export type SheetDraft = ReturnType<typeof useSheetDraft>;
