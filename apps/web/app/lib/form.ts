import { type UseFormReturnType, useForm } from '@mantine/form';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { readActing } from './acting.ts';
import { OfflineError, ProblemError } from './api.ts';
import { clearFormDraft, readFormDraft, writeFormDraft } from './form-drafts.ts';
import { useSendOnce } from './send-once.ts';
import { useAfterPress } from './use-after-press.ts';

/** Part of a contract schema that a form uses. */
interface Checks {
  safeParse(values: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** First error sentence of each field that a schema refuses. Fields of a list are named `list.0.field`. */
export const fieldErrors = (schema: Checks, values: unknown): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const name = path.map(String).join('.');
    errors[name] ??= message;
  }
  return errors;
};

/** Error sentences of the server, by field. */
export const refusedFields = (error: unknown): Record<string, string> =>
  error instanceof ProblemError
    ? Object.fromEntries((error.problem.errors ?? []).map(({ path, message }) => [path, message]))
    : {};

const unexpectedText = 'Une erreur inattendue s’est produite. Rien n’est perdu\u202f: merci de réessayer.';

/** Error sentence for a failure that belongs to no field. */
export const failureSentence = (error: unknown): string =>
  error instanceof ProblemError || error instanceof OfflineError ? error.message : unexpectedText;

export interface ContractFormOptions<Values extends Record<string, unknown>> {
  initialValues: Values;
  /** Error sentences by field, before the form is sent: `fieldErrors(schema, body)`. */
  check: (values: Values) => Record<string, string>;
  /** Makes the call. An error is shown beside the fields that it names, otherwise as `failure`. */
  send: (values: Values) => Promise<unknown>;
  /** Sentence of this form for a failure; null leaves the server's sentence. */
  explain?: (error: unknown) => string | null;
  /** Keeps typed values under this key until the form is sent, except secret fields. */
  draft?: { key: string; secret?: readonly (keyof Values & string)[] };
  /** True to check each field when the focus leaves it, and not only when the form is sent. */
  saysOnLeaving?: boolean;
  /** True for a form that leaves the screen once it is sent: a second press sends nothing. */
  isOnce?: boolean;
}

export interface ContractForm<Values extends Record<string, unknown>> {
  /** Mantine's form: `getInputProps`, `values`, `setFieldValue`… */
  fields: UseFormReturnType<Values>;
  /**
   * Props to spread on the `form` element. The method is POST, so that typed values never appear in the
   * address.
   */
  props: {
    ref: React.RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
  sending: boolean;
  /** Error sentence that belongs to no field. */
  failure: string | null;
  /** True if the form was filled in from a draft. */
  isRestored: boolean;
}

/** Value of a field, by its name; of a list, `list.0.field`. */
const valueAt = (values: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);

/** Error of a field that the focus has left. An empty field has no error yet: it is only missing. */
export const wrongOnLeaving = <Values extends Record<string, unknown>>(
  check: (values: Values) => Record<string, string>,
  values: Values,
  name: string,
): string | null => (valueAt(values, name) === '' ? null : (check(values)[name] ?? null));

/**
 * Values that were typed, or filled in by the browser, before the page was hydrated. Values that the form
 * itself rendered are left out, so that a draft can replace them.
 */
export const typedBefore = (
  written: Iterable<[string, FormDataEntryValue]>,
  initialValues: Readonly<Record<string, unknown>>,
): Record<string, string> => {
  const typed: Record<string, string> = {};
  for (const [name, entry] of written) {
    if (typeof entry !== 'string' || entry === '') continue;
    // A form sends line ends as CRLF.
    const value = entry.replaceAll('\r\n', '\n');
    if (value !== initialValues[name]) typed[name] = value;
  }
  return typed;
};

/**
 * Keeps the draft values that the form has a field of the same type for. A number also fits an empty string,
 * the value of an amount field before typing.
 */
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
 * A form for one call of the contract. It checks with the contract's own schema in the browser, shows errors
 * beside their fields, focuses the first one, and loses nothing that was typed.
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
  // Account at the first rendering: if the account is switched while the form is sent, the draft still
  // belongs to it.
  const [firm] = useState(readActing);
  const restored = useRef(false);
  const [isRestored, setRestored] = useState(false);
  /**
   * Number of refused attempts. After each one, the focus goes to the first field in error, once it is
   * rendered as such.
   */
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const fields = useForm<Values>({
    mode: 'controlled',
    initialValues,
    onValuesChange: (values) => {
      if (draft && restored.current) writeFormDraft(draft.key, values, { secret: draft.secret ?? [], firm });
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const storedValues = draft ? readFormDraft<Values>(draft.key) : {};
    setRestored(Object.keys(storedValues).length > 0);
    const written = element.current ? new FormData(element.current) : [];
    const restoredValues = fitting(
      { ...storedValues, ...typedBefore(written, initialValues) },
      initialValues,
    );
    if (Object.keys(restoredValues).length > 0) fields.setValues(restoredValues);
    restored.current = true;
  }, []);

  const afterPress = useAfterPress();
  /**
   * Shows the error of a field that the focus leaves. An error already shown stays until the field is edited.
   */
  const sayOnLeaving = (name: string) => {
    const wrong = wrongOnLeaving(check, fields.getValues(), name);
    if (wrong !== null) fields.setFieldError(name, wrong);
  };

  /** Sends the form. Rejects if nothing was sent; the reason is shown by then. */
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
      if (draft) clearFormDraft(draft.key, firm);
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
