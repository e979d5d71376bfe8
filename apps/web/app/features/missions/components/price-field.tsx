import '@mantine/core/styles/Slider.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { priceRange } from '@basoche/domain/limits';
import { Checkbox, RangeSlider } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatEuros, formatPriceRange } from '../../../lib/money.ts';
import form from '../../../ui/long-form.module.css';
import { common } from '../content.ts';
import { form as content } from '../creator-content.ts';
import classes from './price-field.module.css';

interface PriceFieldProps {
  value: [number, number];
  isOpen: boolean;
  error?: ReactNode;
  onChange: (value: [number, number]) => void;
  onOpen: (isOpen: boolean) => void;
}

/** The price range, on a slider; or none, and candidates propose freely. */
export const PriceField = ({ value, isOpen, error, onChange, onOpen }: PriceFieldProps) => (
  <fieldset className={form.choices}>
    <legend>{content.price}</legend>
    <p className={classes.range} data-off={isOpen || undefined}>
      <output className="tabular" aria-live="polite">
        {isOpen ? common.openPrice : formatPriceRange(...value)}
      </output>
    </p>
    <RangeSlider
      className={classes.slider}
      value={value}
      onChange={onChange}
      min={priceRange.low}
      max={priceRange.high}
      step={priceRange.step}
      minRange={0}
      disabled={isOpen}
      label={null}
      thumbSize={26}
      size={6}
      thumbFromLabel={content.priceLow}
      thumbToLabel={content.priceHigh}
    />
    <p className={classes.bounds} aria-hidden="true">
      <span>{formatEuros(priceRange.low)}</span>
      <span>{formatEuros(priceRange.high)}</span>
    </p>
    <Checkbox
      label={content.openPrice}
      description={content.openPriceHelp}
      checked={isOpen}
      onChange={(event) => onOpen(event.currentTarget.checked)}
    />
    {error && <p className={form.error}>{error}</p>}
  </fieldset>
);
