import '@mantine/core/styles/Slider.layer.css';
import type { Mission } from '@basoche/contract/missions/missions';
import { priceRange } from '@basoche/domain/limits';
import { isUnderPortage } from '@basoche/domain/missions/portage-price';
import { Slider, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { formatEuros, formatPriceRange } from '../../../lib/money.ts';
import { offer as content } from '../apply-content.ts';
import { VatChoice } from '../shared/vat-choice.tsx';
import classes from './price-offer-dialog.module.css';

interface PriceOfferProps {
  mission: Pick<Mission, 'tarifLow' | 'tarifHigh'>;
  typed: string;
  /** Typed price in cents; null if it is no price. */
  cents: number | null;
  tvaApplicable: boolean;
  error: ReactNode;
  onType: (typed: string) => void;
  onVat: (tvaApplicable: boolean) => void;
}

/** Step of the slider in euros: small ranges have small steps. */
const stepOf = (low: number, high: number): number =>
  high - low <= 10 * priceRange.step ? 10 : priceRange.step;

/** Price, typed or chosen on a slider over the mission's range, with or without VAT, and its estimate. */
export const PriceOffer = ({ mission, typed, cents, tvaApplicable, error, ...on }: PriceOfferProps) => {
  const fieldId = useId();
  const { tarifLow, tarifHigh } = mission;
  const [low, high] = [tarifLow ?? priceRange.low, tarifHigh ?? priceRange.high];
  return (
    <>
      <div>
        <TextInput
          id={fieldId}
          name="offer"
          label={content.price}
          description={
            <>
              {tarifLow !== null && `${content.range(formatPriceRange(tarifLow, tarifHigh))} `}
              {isUnderPortage(tarifLow, cents) && content.portage}
            </>
          }
          placeholder={content.placeholder}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          rightSection="€"
          value={typed}
          error={error}
          required
          data-autofocus
          onChange={(event) => on.onType(event.currentTarget.value)}
        />
        {low < high && (
          <>
            <Slider
              className={classes.slider}
              value={Math.min(Math.max((cents ?? 0) / 100, low), high)}
              onChange={(euros) => on.onType(String(euros))}
              min={low}
              max={high}
              step={stepOf(low, high)}
              label={null}
              thumbSize={26}
              size={6}
              thumbLabel={content.slider}
            />
            <p className="soft tiny row apart top-2" aria-hidden="true">
              <span>{formatEuros(low)}</span>
              <span>{formatEuros(high)}</span>
            </p>
          </>
        )}
      </div>
      <VatChoice cents={cents} tvaApplicable={tvaApplicable} priceField={fieldId} onChange={on.onVat} />
    </>
  );
};
