import { isAvocat } from '@basoche/domain/hearings/bars';
import { independenceNotice, priceLine, resultNotice } from '@basoche/domain/pricing/content';
import type { MonthlyPrice, TimeKind } from '@basoche/domain/pricing/kinds';
import { pricingTexts, retainerMonths } from '@basoche/domain/pricing/limits';
import { parisDay } from '@basoche/domain/time/paris';
import { Textarea, TextInput } from '@mantine/core';
import { useMe } from '../../../lib/session.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import type { PricedProps } from './priced-props.ts';
import { monthly as content } from './pricing-content.ts';
import classes from './pricing-fields.module.css';
import { pricingTyped } from './pricing-values.ts';

type FieldsProps = Pick<PricedProps, 'pricing' | 'of'>;

/** Props of a text field of the price. */
const textOf = ({ pricing, of }: FieldsProps) => {
  return (name: 'rate' | 'monthUnits' | 'ceilingUnits' | 'month' | 'months' | 'services') => ({
    name: `pricing.${name}`,
    autoComplete: 'off',
    required: true,
    ...of(name),
    value: pricing[name],
  });
};

const TimeFields = ({ kind, ...props }: FieldsProps & { kind: TimeKind }) => {
  const field = textOf(props);
  const time = {
    maxLength: 20,
    placeholder: content.typed[kind],
    rightSection: content.unit[kind],
    rightSectionWidth: 72,
  };
  return (
    <>
      <TextInput
        label={content.rate[kind]}
        inputMode="decimal"
        maxLength={40}
        rightSection="€"
        {...field('rate')}
      />
      <TextInput
        label={content.month.label}
        description={content.month.help}
        {...time}
        {...field('monthUnits')}
      />
      <TextInput
        label={content.ceiling.label}
        description={content.ceiling.help}
        {...time}
        {...field('ceilingUnits')}
      />
    </>
  );
};

const RetainerFields = (props: FieldsProps) => {
  const { pricing, of } = props;
  const field = textOf(props);
  const startsOn = of('startsOn');
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label={content.monthSum}
          inputMode="decimal"
          maxLength={40}
          rightSection="€"
          {...field('month')}
        />
        <TextInput
          label={content.months}
          placeholder={`${retainerMonths.min} à ${retainerMonths.max}`}
          inputMode="numeric"
          maxLength={10}
          rightSection={content.monthsUnit}
          rightSectionWidth={64}
          {...field('months')}
        />
      </div>
      <DayField
        label={content.startsOn}
        required
        min={parisDay(new Date())}
        value={pricing.startsOn}
        error={startsOn.error}
        onChange={startsOn.onChange}
      />
      <Textarea
        label={content.services}
        description={content.servicesHelp}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={pricingTexts.services}
        {...field('services')}
      />
    </>
  );
};

interface MonthlyFieldsProps extends FieldsProps, Pick<PricedProps, 'hint'> {
  kind: MonthlyPrice['kind'];
  tvaApplicable: boolean;
}

/** Fields of a price by day or by hour, or of a retainer, with the price in one line. Load them lazily. */
export default function MonthlyFields({ kind, tvaApplicable, hint, ...fields }: MonthlyFieldsProps) {
  const { userType, jobName } = useMe();
  const typed = pricingTyped(fields.pricing);
  return (
    <div className="grid gap-3">
      {kind === 'retainer' ? <RetainerFields {...fields} /> : <TimeFields {...fields} kind={kind} />}
      <p className={classes.summary} aria-live="polite">
        {typed !== null && priceLine(typed, tvaApplicable)}
      </p>
      <p className="flat soft small">{content.nextMonth[kind === 'retainer' ? 'retainer' : 'time']}</p>
      {kind !== 'retainer' && <p className="flat soft small">{independenceNotice}</p>}
      {isAvocat({ kind: userType, profession: jobName }) && <p className="flat soft small">{resultNotice}</p>}
      <p className="flat soft small">{hint}</p>
    </div>
  );
}
