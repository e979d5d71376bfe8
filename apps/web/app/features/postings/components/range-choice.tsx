import '@mantine/core/styles/Slider.layer.css';
import { RangeSlider } from '@mantine/core';
import { formatEuros } from '../../../lib/money.ts';
import { type ContentOf, filterFields as shared } from '../filter-content.ts';
import classes from './filters-drawer.module.css';

type Bounds = readonly [low: number | null, high: number | null];

interface RangeChoiceProps {
  scale: readonly number[];
  content: ContentOf<'range'>;
  chosen: Bounds;
  /** Bounds in words; undefined without any. */
  boundsText: string | undefined;
  onChange: (chosen: Bounds) => void;
}

/** Price range filter: a slider over the points of the scale. */
export const RangeChoice = ({
  scale,
  content,
  chosen: [low, high],
  boundsText,
  onChange,
}: RangeChoiceProps) => {
  const last = scale.length - 1;
  const pointAt = (index: number): number => scale[index] ?? 0;
  const indexOf = (point: number | null, none: number): number =>
    point === null ? none : scale.indexOf(point);
  /** Accessible value of one end of the slider: the first and last points set no bound. */
  const inWords = (index: number): string =>
    index === 0 || index === last
      ? `${formatEuros(pointAt(index))}, ${shared.noBound}`
      : formatEuros(pointAt(index));
  const isBound = boundsText !== undefined;
  return (
    <fieldset className={classes.group}>
      <legend>{content.legend}</legend>
      <p className={classes.price} data-bound={isBound || undefined}>
        <output className="tabular">{boundsText ?? shared.anyRange}</output>
      </p>
      <RangeSlider
        className={classes.slider}
        value={[indexOf(low, 0), indexOf(high, last)]}
        onChange={([from, to]) =>
          onChange([from === 0 ? null : pointAt(from), to === last ? null : pointAt(to)])
        }
        min={0}
        max={last}
        step={1}
        minRange={1}
        pushOnOverlap={false}
        label={null}
        thumbSize={26}
        size={6}
        thumbFromLabel={shared.rangeFrom}
        thumbToLabel={shared.rangeTo}
        thumbValueText={inWords}
      />
      <p className="soft tiny row apart top-2" aria-hidden="true">
        <span>{formatEuros(pointAt(0))}</span>
        <span>{formatEuros(pointAt(last))}</span>
      </p>
      <p className="soft small top-2">{isBound ? content.helpWhenLimited : content.help}</p>
    </fieldset>
  );
};
