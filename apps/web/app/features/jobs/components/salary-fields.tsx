import '@mantine/core/styles/NumberInput.layer.css';
import { grossOrWithoutTax } from '@basoche/domain/jobs/salary';
import { salaryPeriods } from '@basoche/domain/options/salary-periods';
import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { FormSection } from '../../../ui/form-parts.tsx';
import { Note } from '../../../ui/note.tsx';
import { form } from '../creator-content.ts';
import type { FieldsProps } from './job-fields.tsx';
import classes from './job-form.module.css';

/** Props of the field of one end of the range, in euros. */
const amountProps = (props: FieldsProps, field: 'salaryLow' | 'salaryHigh') => ({
  id: `job-${field}`,
  value: props.values[field],
  error: props.error(field),
  // The form keeps the typed text, even if it is no number, and checks it itself.
  onChange: (value: string | number) => props.set(field, String(value)),
  onBlur: () => props.leave(field),
  min: 0,
  max: 1_000_000,
  decimalScale: 2,
  decimalSeparator: ',',
  allowedDecimalSeparators: [',', '.'],
  thousandSeparator: '\u202f',
  suffix: '\u00a0€',
  hideControls: true,
  allowNegative: false,
});

/** Section of the form of a job offer: the salary as a range for a period, in the creator's own words, or both. All optional. */
export const SalaryFields = (props: FieldsProps) => {
  const { values, set, error, leave } = props;
  const taxWord = grossOrWithoutTax(values.contractType);
  return (
    <FormSection title={form.pay}>
      <Note tone="info" title={form.payHint}>
        {form.payHintText}
      </Note>
      <div className={classes.range}>
        <NumberInput {...amountProps(props, 'salaryLow')} label={form.low(taxWord)} />
        <NumberInput {...amountProps(props, 'salaryHigh')} label={form.high(taxWord)} />
        <NativeSelect
          id="job-salaryPeriod"
          size="md"
          label={form.period}
          data={[...salaryPeriods]}
          rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
          value={values.salaryPeriod}
          error={error('salaryPeriod')}
          onChange={({ currentTarget }) => {
            const period = salaryPeriods.find(({ value }) => value === currentTarget.value);
            if (period) set('salaryPeriod', period.value);
          }}
        />
      </div>
      <TextInput
        id="job-salary"
        label={form.salary}
        description={form.salaryHelp}
        placeholder={form.salaryPlaceholder}
        value={values.salary}
        error={error('salary')}
        onChange={({ currentTarget }) => set('salary', currentTarget.value)}
        onBlur={() => leave('salary')}
      />
      <Textarea
        id="job-salaryDescription"
        label={form.salaryDescription}
        description={form.salaryDescriptionHelp}
        autosize
        minRows={2}
        maxRows={8}
        value={values.salaryDescription}
        error={error('salaryDescription')}
        onChange={({ currentTarget }) => set('salaryDescription', currentTarget.value)}
        onBlur={() => leave('salaryDescription')}
      />
    </FormSection>
  );
};
