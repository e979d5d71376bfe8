import '@mantine/core/styles/NumberInput.layer.css';
import { amountsAre } from '@basoche/domain/jobs/salary';
import { salaryPeriods } from '@basoche/domain/options/salary-periods';
import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { FormSection } from '../../../ui/form-parts.tsx';
import { Note } from '../../../ui/note.tsx';
import { form } from '../creator-content.ts';
import type { FieldsProps } from './job-fields.tsx';
import classes from './job-form.module.css';

const amount = (props: FieldsProps, field: 'salaryLow' | 'salaryHigh') => ({
  id: `job-${field}`,
  value: props.values[field],
  error: props.error(field),
  // The typed text, whether it is a number or not.
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

/** Salary range with its period, the creator's own words, or both; all optional. */
export const SalaryFields = (props: FieldsProps) => {
  const { values, set, error, leave } = props;
  const amounts = amountsAre(values.contractType);
  return (
    <FormSection title={form.pay}>
      <Note tone="info" title={form.payHint}>
        {form.payHintText}
      </Note>
      <div className={classes.range}>
        <NumberInput {...amount(props, 'salaryLow')} label={form.low(amounts)} />
        <NumberInput {...amount(props, 'salaryHigh')} label={form.high(amounts)} />
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
