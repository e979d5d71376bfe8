import { parisDay } from '@basoche/domain/time/paris';
import { type ReactNode, useState } from 'react';
import { useContractForm } from '../../lib/form.ts';
import { clearFormDraft } from '../../lib/form-drafts.ts';

interface PostingFormOptions<Values extends Record<string, unknown>> {
  initialValues: Values;
  /** Error sentences, by field name on the wire. */
  check: (values: Values, now: Date) => Record<string, string>;
  send: (values: Values) => Promise<unknown>;
  explain?: (error: unknown) => string | null;
  /** Key of the draft, kept on this device until it is sent. */
  draft: string;
  /** Id of the element for a field of the wire. */
  elementOf: (field: string) => string;
}

/** Props shared by the sections of the form. */
export interface FieldParts {
  /** First day that may be chosen, in Europe/Paris. */
  readonly today: string;
  /** Error by field name on the wire. It appears only after the focus left the field. */
  readonly error: (field: string) => ReactNode;
  readonly leave: (field: string) => void;
}

interface TextParts<Field extends string> extends FieldParts {
  readonly values: Readonly<Record<Field, string>>;
  readonly set: (field: Field, value: string) => void;
}

/** Props of a required text field. `prefix` starts the element ids: « mission » or « job ». */
export const textProps = <Field extends string>(
  { values, set, error, leave }: TextParts<Field>,
  prefix: string,
  field: Field,
) => ({
  id: `${prefix}-${field}`,
  required: true,
  value: values[field],
  error: error(field),
  onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
  onBlur: () => leave(field),
});

interface ValueParts<Values, Field extends keyof Values> extends FieldParts {
  readonly values: Values;
  readonly set: (field: Field, value: Values[Field]) => void;
}

/** Props of a field that hands over its value, such as a day or a place. */
export const valueProps = <Values, Field extends keyof Values & string>(
  { values, set, error, leave }: ValueParts<Values, Field>,
  prefix: string,
  field: Field,
) => ({
  id: `${prefix}-${field}`,
  value: values[field],
  error: error(field),
  onChange: (value: Values[Field]) => set(field, value),
  onBlur: () => leave(field),
});

/**
 * Form of a mission or an offer: checked while typing, kept on this device, with links to its missing fields.
 */
export const usePostingForm = <Values extends Record<string, unknown>>({
  initialValues,
  check,
  send,
  explain,
  draft,
  elementOf,
}: PostingFormOptions<Values>) => {
  const [now] = useState(() => new Date());
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const form = useContractForm<Values>({
    initialValues,
    check: (values) => check(values, now),
    send,
    ...(explain ? { explain } : {}),
    draft: { key: draft },
  });
  const { values, errors } = form.fields;
  const problems = check(values, now);
  const leave = (field: string) => setTouched((before) => new Set([...before, field]));
  const parts: FieldParts = {
    today: parisDay(now),
    error: (field) => errors[field] ?? (touched.has(field) ? problems[field] : undefined),
    leave,
  };
  return {
    form,
    now,
    parts,
    /** Missing or invalid fields, in the order of the form. */
    missing: Object.keys(problems),
    go: (field: string) => {
      leave(field);
      document.getElementById(elementOf(field))?.focus();
    },
    /** Resets to the initial values. */
    reset: () => {
      form.fields.setValues(initialValues);
      clearFormDraft(draft);
    },
  };
};
