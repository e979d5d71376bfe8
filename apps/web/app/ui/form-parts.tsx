import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './long-form.module.css';

/** A titled section of a long form. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <Title order={2} className={classes.sectionTitle}>
      {title}
    </Title>
    <div className={classes.fields}>{children}</div>
  </section>
);

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  help?: string;
}

interface ChoiceFieldProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  error?: ReactNode;
  /** True for the first field of a dialog: it takes the focus. */
  isFirst?: boolean;
  onChange: (value: Value) => void;
}

/** Required choice among a few: radio buttons, each on a full-width line with its explanation. */
export const ChoiceField = <Value extends string>({
  id,
  label,
  value,
  choices,
  error,
  isFirst = false,
  onChange,
}: ChoiceFieldProps<Value>) => (
  <fieldset className={classes.choices} aria-describedby={error ? `${id}-error` : undefined}>
    <legend>
      {label} <span aria-hidden="true">*</span>
    </legend>
    <div className={classes.options}>
      {choices.map((choice, index) => (
        <label key={choice.value} className={classes.option}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            data-autofocus={(isFirst && choice.value === value) || undefined}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.help && <span className={classes.help}>{choice.help}</span>}
          </span>
        </label>
      ))}
    </div>
    {error && (
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    )}
  </fieldset>
);
