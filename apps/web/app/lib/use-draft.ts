import { useRef, useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';

/** What is typed in a short form, kept on this device under its key until it was sent: clear the draft then. */
export const useDraft = <Values extends Record<string, unknown>>(key: string, initial: Values) => {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...readDraft<Values>(key) }));
  // A change may come from what began before the last one, such as a file that was on its way.
  const latest = useRef(values);
  const change = (part: Partial<Values>) => {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    writeDraft<Values>(key, latest.current);
  };
  return [values, change] as const;
};
