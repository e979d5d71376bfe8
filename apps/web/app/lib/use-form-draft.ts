import { useRef, useState } from 'react';
import { readFormDraft, writeFormDraft } from './form-drafts.ts';

/** Values of a short form, kept on this device under the key; clear the draft once it is sent. */
export const useFormDraft = <Values extends Record<string, unknown>>(key: string, initial: Values) => {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...readFormDraft<Values>(key) }));
  // A change may come from work that began before the last change, such as an upload.
  const latest = useRef(values);
  const change = (part: Partial<Values>) => {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    writeFormDraft<Values>(key, latest.current);
  };
  return [values, change] as const;
};
