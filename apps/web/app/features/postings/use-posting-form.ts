import { parisDay } from '@basoche/domain/time/paris';
import { type ReactNode, useState } from 'react';
import { clearDraft } from '../../lib/drafts.ts';
import { useContractForm } from '../../lib/form.ts';

interface PostingFormOptions<Values extends Record<string, unknown>> {
  initialValues: Values;
  /** Sentences by the field that travels. */
  check: (values: Values, now: Date) => Record<string, string>;
  send: (values: Values) => Promise<unknown>;
  explain?: (error: unknown) => string | null;
  /** The name under which it is kept on this device until it was sent. */
  draft: string;
  /** The element of the screen that a field of the wire belongs to. */
  elementOf: (field: string) => string;
}

/** What the sections of a form are drawn with. */
export interface FieldParts {
  /** The first day that may be chosen, in Paris. */
  readonly today: string;
  /** By the name that travels. Errors wait until their field was left: nothing is red before it was tried. */
  readonly error: (field: string) => ReactNode;
  readonly leave: (field: string) => void;
}

interface TextParts<Field extends string> extends FieldParts {
  readonly values: Readonly<Record<Field, string>>;
  readonly set: (field: Field, value: string) => void;
}

/** What a field of text that has to be there is drawn with. `prefix`: of the elements, « mission » or « job ». */
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

/** The form of a mission or an offer: checked as it is typed, kept on this device, led to what it lacks. */
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
    /** Fields that are missing or wrong, in the order of the form. */
    missing: Object.keys(problems),
    go: (field: string) => {
      leave(field);
      document.getElementById(elementOf(field))?.focus();
    },
    /** Back to what it was before anything was typed. */
    reset: () => {
      form.fields.setValues(initialValues);
      clearDraft(draft);
    },
  };
};
