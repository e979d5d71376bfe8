import '@mantine/core/styles/Slider.layer.css';
import { type PricePoint, priceScale } from '@basoche/domain/missions/price-scale';
import { RangeSlider } from '@mantine/core';
import { formatEuros } from '../../../lib/money.ts';
import classes from '../../postings/components/filters-drawer.module.css';
import { activeChips } from '../chips.ts';
import { filters as content } from '../filter-content.ts';
import { type ListFilters, noFilters, priceBounds } from '../filters.ts';

type Bounds = Pick<ListFilters, 'tarifLow' | 'tarifHigh'>;

const last = priceScale.length - 1;
const pointAt = (place: number): PricePoint => priceScale[place] ?? priceScale[0];
const placeOf = (point: PricePoint | null, none: number): number =>
  point === null ? none : priceScale.indexOf(point);

/** What one end of the slider means, said aloud: its last points bound nothing. */
const inWords = (place: number): string =>
  place === 0 || place === last
    ? `${formatEuros(pointAt(place))}, ${content.noBound}`
    : formatEuros(pointAt(place));

/** The prices between which missions are kept: a slider over the points of the scale. */
export const PriceChoice = ({
  filters,
  onChange,
}: {
  filters: Bounds;
  onChange: (bounds: Bounds) => void;
}) => {
  const { tarifLow, tarifHigh } = filters;
  const value: [number, number] = [placeOf(tarifLow, 0), placeOf(tarifHigh, last)];
  const isBound = tarifLow !== null || tarifHigh !== null;
  return (
    <fieldset className={classes.group}>
      <legend>{content.price}</legend>
      <p className={classes.price} data-bound={isBound || undefined}>
        <output className="tabular">
          {activeChips({ ...noFilters, tarifLow, tarifHigh })[0]?.label ?? content.anyPrice}
        </output>
      </p>
      <RangeSlider
        className={classes.slider}
        value={value}
        onChange={([low, high]) => onChange(priceBounds(pointAt(low), pointAt(high)))}
        min={0}
        max={last}
        step={1}
        minRange={1}
        pushOnOverlap={false}
        label={null}
        thumbSize={26}
        size={6}
        thumbFromLabel={content.priceFrom}
        thumbToLabel={content.priceTo}
        thumbValueText={inWords}
      />
      <p className={classes.scale} aria-hidden="true">
        <span>{formatEuros(pointAt(0))}</span>
        <span>{formatEuros(pointAt(last))}</span>
      </p>
      <p className={classes.help}>{isBound ? content.priceBound : content.priceHelp}</p>
    </fieldset>
  );
};
