import '@mantine/core/styles/Slider.layer.css';
import type { Mission } from '@basoche/contract/missions/missions';
import { priceRange } from '@basoche/domain/limits';
import { isUnderPortage } from '@basoche/domain/missions/portage-price';
import { Slider, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatEuros, formatPriceRange } from '../../../lib/money.ts';
import { offer as content } from '../apply-content.ts';
import classes from './price-offer-dialog.module.css';

interface PriceOfferProps {
  id: string;
  mission: Pick<Mission, 'tarifLow' | 'tarifHigh'>;
  typed: string;
  /** Typed price in cents; null if it is invalid. */
  cents: number | null;
  error: ReactNode;
  onType: (typed: string) => void;
}

/** Step of the slider in euros; smaller for small ranges. */
const stepOf = (low: number, high: number): number =>
  high - low <= 10 * priceRange.step ? 10 : priceRange.step;

/** Price range of the mission, and the minimum for a portage if the price is close to it. */
export const PriceHint = ({
  mission: { tarifLow, tarifHigh },
  cents,
}: Pick<PriceOfferProps, 'mission' | 'cents'>) => (
  <>
    {tarifLow !== null && `${content.range(formatPriceRange(tarifLow, tarifHigh))} `}
    {isUnderPortage(tarifLow, cents) && content.portage}
  </>
);

/** Price, typed or chosen on a slider over the mission's range. */
export const PriceOffer = ({ id, mission, typed, cents, error, onType }: PriceOfferProps) => {
  const { tarifLow, tarifHigh } = mission;
  const [low, high] = [tarifLow ?? priceRange.low, tarifHigh ?? priceRange.high];
  return (
    <div>
      <TextInput
        id={id}
        name="offer"
        label={content.price}
        description={<PriceHint mission={mission} cents={cents} />}
        placeholder={content.placeholder}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        rightSection="€"
        value={typed}
        error={error}
        required
        data-autofocus
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {low < high && (
        <>
          <Slider
            className={classes.slider}
            value={Math.min(Math.max((cents ?? 0) / 100, low), high)}
            onChange={(euros) => onType(String(euros))}
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
  );
};
