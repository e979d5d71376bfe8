import type { Sheet } from '@basoche/contract/threads/sheets';
import { pricingTexts, unitsIn } from '@basoche/domain/pricing/limits';
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { DayField } from '../../../ui/day-field.tsx';
import { typedQuantity } from '../../missions/shared/typed-quantity.ts';
import { sheetDialog as content } from '../month-content.ts';
import type { SheetKind, TypedLine } from '../sheet-values.ts';
import classes from './sheet.module.css';

interface QuantityProps {
  value: string;
  error: ReactNode;
  onChange: (quantity: string) => void;
}

/** Radio buttons for half a day and a whole day. */
const DayQuantity = ({ value, error, onChange }: QuantityProps) => {
  const id = useId();
  const choices = [
    [1, content.halfDay],
    [unitsIn.day, content.wholeDay],
  ] as const;
  return (
    <fieldset className={classes.quantity} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {content.quantity.day} <span aria-hidden="true">*</span>
      </legend>
      <div className={classes.chips}>
        {choices.map(([units, label], index) => {
          const quantity = typedQuantity('day', units);
          return (
            <label key={units} className={classes.chip}>
              <input
                type="radio"
                name={id}
                value={quantity}
                // Initial focus here, since a date field would open its calendar over the other fields.
                data-autofocus={index === 0 || undefined}
                checked={value === quantity}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(quantity)}
              />
              {label}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};

interface LineFieldsProps {
  kind: SheetKind;
  period: Pick<Sheet, 'from' | 'until'>;
  /** Today, or the last day of the month: later days are not allowed. */
  last: string;
  line: TypedLine;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (changes: Partial<TypedLine>) => void;
  onAdd: () => void;
  onLeave: () => void;
}

/** Fields of one line of a sheet: a day, a quantity, and a text. */
export const SheetLineFields = ({
  kind,
  period,
  last,
  line,
  errors,
  onChange,
  onAdd,
  onLeave,
}: LineFieldsProps) => {
  const quantity = {
    value: line.quantity,
    error: errors['line.quantity'],
  };
  return (
    <div className={classes.fields}>
      <DayField
        label={content.day}
        required
        min={period.from}
        max={last}
        value={line.day}
        error={errors['line.day']}
        onChange={(day) => onChange({ day })}
      />
      {kind === 'day' && <DayQuantity {...quantity} onChange={(typed) => onChange({ quantity: typed })} />}
      {kind === 'hour' && (
        <TextInput
          name="line.quantity"
          label={content.quantity.hour}
          placeholder={content.hours}
          required
          autoComplete="off"
          maxLength={20}
          data-autofocus
          {...quantity}
          onChange={(event) => onChange({ quantity: event.currentTarget.value })}
        />
      )}
      <Textarea
        name="line.text"
        data-autofocus={kind === 'retainer' || undefined}
        label={content.text}
        description={content.textHelp[kind === 'retainer' ? 'retainer' : 'time']}
        required
        autosize
        minRows={1}
        maxRows={5}
        maxLength={pricingTexts.entry}
        autoComplete="off"
        value={line.text}
        error={errors['line.text']}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <div className={classes.ways}>
        <Button
          variant="default"
          leftSection={<IconPlus size={20} stroke={1.5} aria-hidden />}
          onClick={onAdd}
        >
          {line.replaces === null ? content.add : content.changed}
        </Button>
        {line.replaces !== null && (
          <Button variant="subtle" onClick={onLeave}>
            {content.leave}
          </Button>
        )}
      </div>
    </div>
  );
};
