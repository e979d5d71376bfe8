import '@mantine/core/styles/Slider.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { priceRange } from '@basoche/domain/limits';
import { budgetBounds, type PriceBasis } from '@basoche/domain/missions/budget';
import { Checkbox, RangeSlider, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatEuros, formatPriceRange } from '../../../lib/money.ts';
import { parsePrice } from '../../../lib/price.ts';
import form from '../../../ui/long-form.module.css';
import { announced, type FormContent } from '../consumer-content.ts';
import { type MissionValues, typedCents } from '../mission-values.ts';
import classes from './mission-form.module.css';

type Bound = 'tarifLow' | 'tarifHigh';

interface PriceFieldProps {
  content: FormContent;
  /** Tax basis in which amounts are typed and shown. */
  basis: PriceBasis;
  values: Pick<MissionValues, Bound | 'isPriceOpen'>;
  error: (bound: Bound) => ReactNode;
  onChange: (bound: Bound, typed: string) => void;
  onLeave: (bound: Bound) => void;
  onOpen: (isOpen: boolean) => void;
}

/** Step in euros: 10 for a consumer; the specified step for others. */
const steps: Readonly<Record<PriceBasis, number>> = { HT: priceRange.step, TTC: 10 };

const euros = (typed: string): number | null => {
  const price = parsePrice(typed);
  return price.ok ? price.cents / 100 : null;
};

/** Values of the slider for the typed amounts: within its bounds, and in order. */
const shownOf = ({ tarifLow, tarifHigh }: PriceFieldProps['values'], min: number, max: number) => {
  const within = (amount: number) => Math.min(Math.max(amount, min), max);
  const high = within(euros(tarifHigh) ?? max);
  return [Math.min(within(euros(tarifLow) ?? min), high), high] as const;
};

const Announced = ({ values, basis }: Pick<PriceFieldProps, 'values' | 'basis'>) => {
  const [low, high] = [typedCents(values.tarifLow, basis), typedCents(values.tarifHigh, basis)];
  if (basis === 'HT' || low === null || high === null || low > high) return null;
  return <p className="flat small bottom-3">{announced(formatPriceRange(low / 100, high / 100))}</p>;
};

/** Price range, typed or on a slider; or no range, and candidates propose freely. */
export const PriceField = ({ content, basis, values, error, onChange, onLeave, onOpen }: PriceFieldProps) => {
  const bounds = budgetBounds(basis);
  const [min, max] = [bounds.low / 100, bounds.high / 100];
  const [low, high] = shownOf(values, min, max);
  const isOpen = values.isPriceOpen;
  const amount = (bound: Bound, label: string) => (
    <TextInput
      id={`mission-${bound}`}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      rightSection="€"
      value={values[bound]}
      error={isOpen ? undefined : error(bound)}
      disabled={isOpen}
      required={!isOpen}
      onChange={(event) => onChange(bound, event.currentTarget.value)}
      // Selects the amount, since the other field or the slider may have written it: typing replaces it.
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => {
        // A single amount is a budget too, so it becomes both bounds.
        if (bound === 'tarifHigh' && values.tarifLow === '' && euros(values.tarifHigh) !== null) {
          onChange('tarifLow', values.tarifHigh);
        }
        onLeave(bound);
      }}
    />
  );
  return (
    <fieldset className={form.choices}>
      <legend>{content.price}</legend>
      <p className="soft small bottom-3">{content.priceHelp}</p>
      <div className={classes.amounts}>
        {amount('tarifLow', content.priceLow)}
        {amount('tarifHigh', content.priceHigh)}
      </div>
      <RangeSlider
        className={classes.slider}
        value={[low, high]}
        onChange={([lowest, highest]) => {
          if (lowest !== low) onChange('tarifLow', String(lowest));
          if (highest !== high) onChange('tarifHigh', String(highest));
        }}
        min={min}
        max={max}
        step={steps[basis]}
        minRange={0}
        disabled={isOpen}
        label={null}
        thumbSize={26}
        size={6}
        thumbFromLabel={content.slider(content.priceLow)}
        thumbToLabel={content.slider(content.priceHigh)}
      />
      <p className="soft tiny row apart top-2 bottom-3" aria-hidden="true">
        <span>{formatEuros(min)}</span>
        <span>{formatEuros(max)}</span>
      </p>
      {!isOpen && <Announced values={values} basis={basis} />}
      <Checkbox
        label={content.openPrice}
        description={content.openPriceHelp}
        checked={isOpen}
        onChange={(event) => onOpen(event.currentTarget.checked)}
      />
    </fieldset>
  );
};
