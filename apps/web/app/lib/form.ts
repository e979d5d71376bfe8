import { type UseFormReturnType, useForm } from '@mantine/form';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { OfflineError, ProblemError } from './api.ts';
import { clearDraft, readDraft, writeDraft } from './drafts.ts';
import { useSendOnce } from './send-once.ts';
import { useAfterPress } from './use-after-press.ts';

/** A schema of the contract, as far as a form needs it. */
interface Checks {
  safeParse(values: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** The first sentence for each field that a schema refuses; fields of lists are named `list.0.field`. */
export const fieldErrors = (schema: Checks, values: unknown): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const name = path.map(String).join('.');
    errors[name] ??= message;
  }
  return errors;
};

/** The server's refusals of fields, by field. */
export const refusedFields = (error: unknown): Record<string, string> =>
  error instanceof ProblemError
    ? Object.fromEntries((error.problem.errors ?? []).map(({ path, message }) => [path, message]))
    : {};

const unexpected = "Une erreur inattendue s'est produite. Rien n'est perdu\u202f: merci de réessayer.";

/** The sentence to show for a failure that belongs to no field. */
export const failureSentence = (error: unknown): string =>
  error instanceof ProblemError || error instanceof OfflineError ? error.message : unexpected;

export interface ContractFormOptions<Values extends Record<string, unknown>> {
  initialValues: Values;
  /** Sentences by field, before anything is sent: `fieldErrors(schema, body)`. */
  check: (values: Values) => Record<string, string>;
  /** Makes the call. What it throws is shown: beside the fields it names, else as `failure`. */
  send: (values: Values) => Promise<unknown>;
  /** Its own words for a failure; null leaves it to the server's. */
  explain?: (error: unknown) => string | null;
  /** Keeps what is typed under this name until it was sent, secret fields excepted. */
  draft?: { key: string; secret?: readonly (keyof Values & string)[] };
  /** A field says what is wrong with it as it is left, and not only when the form is sent. */
  saysOnLeaving?: boolean;
  /** It leaves the screen once it was sent: nothing is sent twice, however fast or late it is pressed again. */
  isOnce?: boolean;
}

export interface ContractForm<Values extends Record<string, unknown>> {
  /** Mantine's form: `getInputProps`, `values`, `setFieldValue`… */
  fields: UseFormReturnType<Values>;
  /** Spread on the `form` element. Post, so that nothing typed can ever stand in an address. */
  props: {
    ref: React.RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
  sending: boolean;
  /** What went wrong and belongs to no field. */
  failure: string | null;
  /** It began with a draft that was left here. */
  isRestored: boolean;
}

/** What is wrong with a field that is left. One that is still empty is missing, not wrong. */
export const wrongOnLeaving = <Values extends Record<string, unknown>>(
  check: (values: Values) => Record<string, string>,
  values: Values,
  name: string,
): string | null => (values[name] === '' ? null : (check(values)[name] ?? null));

/**
 * What was typed, or filled in by the browser, before the page came alive. What the form itself wrote there is no more than that:
 * a draft goes before it.
 */
export const typedBefore = (
  written: Iterable<[string, FormDataEntryValue]>,
  initialValues: Readonly<Record<string, unknown>>,
): Record<string, string> => {
  const typed: Record<string, string> = {};
  for (const [name, entry] of written) {
    if (typeof entry !== 'string' || entry === '') continue;
    // A form tells the ends of lines in its own way.
    const value = entry.replaceAll('\r\n', '\n');
    if (value !== initialValues[name]) typed[name] = value;
  }
  return typed;
};

/** Of what was kept, what the form still has a field for; an amount is a number once it is typed, and empty before. */
export const fitting = <Values extends Record<string, unknown>>(
  kept: Readonly<Record<string, unknown>>,
  initialValues: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => {
      const initial = initialValues[name];
      return (
        name in initialValues &&
        (typeof value === typeof initial || (typeof value === 'number' && initial === ''))
      );
    }),
  ) as Partial<Values>;

/**
 * A form for one call of the contract: checks in the browser with the contract's own schema, errors beside their fields,
 * the focus on the first one, and nothing typed is lost.
 */
export const useContractForm = <Values extends Record<string, unknown>>({
  initialValues,
  check,
  send,
  explain,
  draft,
  saysOnLeaving = false,
  isOnce = false,
}: ContractFormOptions<Values>): ContractForm<Values> => {
  const element = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const restored = useRef(false);
  const [isRestored, setRestored] = useState(false);
  /** How often it was refused; each time the focus goes to the first field that is, once it is drawn as such. */
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const fields = useForm<Values>({
    mode: 'controlled',
    initialValues,
    onValuesChange: (values) => {
      if (draft && restored.current) writeDraft(draft.key, values, draft.secret);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const kept = draft ? readDraft<Values>(draft.key) : {};
    setRestored(Object.keys(kept).length > 0);
    const written = element.current ? new FormData(element.current) : [];
    const known = fitting({ ...kept, ...typedBefore(written, initialValues) }, initialValues);
    if (Object.keys(known).length > 0) fields.setValues(known);
    restored.current = true;
  }, []);

  const afterPress = useAfterPress();
  /** What was said before stays: typing takes it away, leaving the field again does not. */
  const sayOnLeaving = (name: string) => {
    const wrong = wrongOnLeaving(check, fields.getValues(), name);
    if (wrong !== null) fields.setFieldError(name, wrong);
  };

  /** Rejects where nothing was sent; why is shown by then. */
  const attempt = async () => {
    setFailure(null);
    const values = fields.getValues();
    const errors = check(values);
    fields.setErrors(errors);
    if (Object.keys(errors).length > 0) {
      setRefusals((count) => count + 1);
      throw new Error('Fields are refused.');
    }
    setSending(true);
    try {
      await send(values);
      if (draft) clearDraft(draft.key);
    } catch (error) {
      fields.setErrors(refusedFields(error));
      setFailure(explain?.(error) ?? failureSentence(error));
      setRefusals((count) => count + 1);
      throw error;
    } finally {
      setSending(false);
    }
  };

  const latest = useRef(attempt);
  useEffect(() => {
    latest.current = attempt;
  });
  const attemptOnce = useSendOnce(() => latest.current());
  const submit = () => {
    if (isOnce) attemptOnce();
    else if (!sending) attempt().catch(() => undefined);
  };

  return {
    fields,
    props: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
      onBlur: ({ target }) => {
        if (saysOnLeaving && 'name' in target && target.name !== '') {
          afterPress(() => sayOnLeaving(String(target.name)));
        }
      },
    },
    sending,
    failure,
    isRestored,
  };
};
