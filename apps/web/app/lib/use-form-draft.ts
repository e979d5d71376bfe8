import { useRef, useState } from 'react';
import { readActing } from './acting.ts';
import { clearFormDraft, readFormDraft, writeFormDraft } from './form-drafts.ts';

/** Values of a short form, kept on this device under the key; call the last function once it is sent. */
export const useFormDraft = <Values extends Record<string, unknown>>(key: string, initial: Values) => {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...readFormDraft<Values>(key) }));
  const [firm] = useState(readActing);
  // A change may come from work that began before the last change, such as an upload.
  const latest = useRef(values);
  const change = (part: Partial<Values>) => {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    writeFormDraft<Values>(key, latest.current, { firm });
  };
  const clear = () => clearFormDraft(key, firm);
  return [values, change, clear] as const;
};
