import { useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';

/** What is typed in a short form, kept on this device under its key until it was sent: clear the draft then. */
export const useDraft = <Values extends Record<string, unknown>>(key: string, initial: Values) => {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...readDraft<Values>(key) }));
  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part };
    setValues(next);
    writeDraft<Values>(key, next);
  };
  return [values, change] as const;
};
