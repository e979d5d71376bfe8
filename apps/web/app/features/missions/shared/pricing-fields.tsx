import { formatCents } from '@basoche/domain/payments/amounts';
import { kindsText, priceKindContent } from '@basoche/domain/pricing/content';
import { type PriceKind, preferredFirst } from '@basoche/domain/pricing/kinds';
import { heldWorkDays, instalmentCount, pricingTexts } from '@basoche/domain/pricing/limits';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconEqual, IconPlus, IconTrash } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useMe } from '../../../lib/session.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PricedProps } from './priced-props.ts';
import { pricing as content } from './pricing-content.ts';
import classes from './pricing-fields.module.css';
import { blankInstalment, instalmentsTotal, sharedEqually, type TypedPricing } from './pricing-values.ts';

const MonthlyFields = lazy(() => import('./monthly-fields.tsx'));

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface LineProps extends Pick<PricedProps, 'of'> {
  /** Index of the instalment, from 0. */
  index: number;
  days: string;
  /** Absent if no more instalments may be removed. */
  onRemove: (() => void) | undefined;
}

const Line = ({ index, days, of, onRemove }: LineProps) => {
  const id = useId();
  const field = (name: string) => {
    const path = `instalments.${index}.${name}`;
    return { name: `pricing.${path}`, autoComplete: 'off', ...of(path) };
  };
  return (
    <li>
      <fieldset className={classes.line} aria-labelledby={id}>
        <div className={classes.head}>
          <span id={id} className="strong">
            {content.line(index + 1)}
          </span>
          {onRemove && (
            <IconButton aria-label={content.remove(index + 1)} onClick={onRemove}>
              <IconTrash {...icon} />
            </IconButton>
          )}
        </div>
        <TextInput
          className={classes.title ?? ''}
          label={content.title}
          maxLength={pricingTexts.title}
          required
          {...field('title')}
        />
        <TextInput
          label={content.sum}
          inputMode="decimal"
          maxLength={40}
          rightSection="€"
          required
          {...field('sum')}
        />
        <TextInput
          label={content.days}
          inputMode="numeric"
          maxLength={12}
          rightSection={content.unit}
          rightSectionWidth={64}
          {...field('days')}
        />
        {Number.parseInt(days, 10) > heldWorkDays && (
          <p className={`soft small ${classes.title}`} role="status">
            {content.tooLong}
          </p>
        )}
      </fieldset>
    </li>
  );
};

/** Fields of a price in instalments, with their total. */
const Lines = ({ pricing, of, hint, onChange }: PricedProps) => {
  const { instalments } = pricing;
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState(0);
  const [isNothingShared, setNothingShared] = useState(false);
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [added]);
  const total = instalmentsTotal(pricing);
  const change = (lines: TypedPricing['instalments']) => onChange({ ...pricing, instalments: lines });
  const share = () => {
    setNothingShared(total === null);
    if (total !== null) onChange(sharedEqually(pricing, total));
  };
  const mistake = of('instalments').error ?? (isNothingShared && total === null ? content.noSum : null);
  return (
    <FocusKeeper className="grid gap-3">
      <p className="soft small">{content.lead}</p>
      <ol ref={list} className="bare" aria-label={content.lines}>
        {instalments.map(({ days }, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            key={index}
            index={index}
            days={days}
            of={of}
            onRemove={
              instalments.length > instalmentCount.min
                ? () => change(instalments.toSpliced(index, 1))
                : undefined
            }
          />
        ))}
      </ol>
      <div className={classes.foot}>
        {instalments.length < instalmentCount.max ? (
          <Button
            variant="default"
            leftSection={<IconPlus {...icon} />}
            onClick={() => {
              change([...instalments, blankInstalment]);
              setAdded(added + 1);
            }}
          >
            {content.add}
          </Button>
        ) : (
          <p className="soft small">{content.full}</p>
        )}
        <Button variant="default" leftSection={<IconEqual {...icon} />} onClick={share}>
          {content.equal}
        </Button>
      </div>
      <p className={classes.total} aria-live="polite">
        <span>{content.total}</span>
        <output className="tabular">{total === null ? '—' : formatCents(total)}</output>
      </p>
      <p className="soft small">{hint}</p>
      {mistake && (
        <p className={classes.error} role="alert">
          {mistake}
        </p>
      )}
    </FocusKeeper>
  );
};

interface PricingFieldsProps extends PricedProps {
  tvaApplicable: boolean;
  /** Typed flat price in cents, which is first divided into instalments. Null if it is invalid. */
  flatCents: number | null;
  /** Kinds that the client prefers. */
  preferred: readonly PriceKind[] | undefined;
  /** Field of a flat price. */
  children: ReactNode;
}

/** Kind of a price and its fields: a flat price, unless the prestataire opens the choice of another kind. */
export const PricingFields = ({
  tvaApplicable,
  flatCents,
  preferred = [],
  children,
  ...lines
}: PricingFieldsProps) => {
  const { pricing } = lines;
  const { priceKinds: offered = [] } = useMe();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || preferred.length > 0 || pricing.kind !== 'flat';
  // The pressed button is replaced by the choice, which takes the focus.
  useEffect(() => {
    if (isOpen) document.getElementById(id)?.focus();
  }, [id, isOpen]);
  if (offered.length === 0 && pricing.kind === 'flat') return children;
  const choose = (kind: TypedPricing['kind']) => {
    const chosen = { ...pricing, kind };
    const isFirst = kind === 'instalments' && instalmentsTotal(pricing) === null && flatCents !== null;
    lines.onChange(isFirst ? sharedEqually(chosen, flatCents) : chosen);
  };
  const kinds = preferredFirst([...new Set<PriceKind>(['flat', ...offered, pricing.kind])], preferred);
  return (
    <>
      {isShown ? (
        <div>
          <ChoiceField
            id={id}
            label={content.label}
            value={pricing.kind}
            isFirst
            choices={kinds.map((kind) => {
              const { label, help } = priceKindContent[kind];
              return {
                value: kind,
                label: preferred.includes(kind) ? content.preferred(label) : label,
                help,
              };
            })}
            onChange={choose}
          />
          {preferred.length > 0 && !preferred.includes(pricing.kind) && (
            <p className="soft small top-2" role="status">
              {content.otherPreferred(kindsText(preferred))}
            </p>
          )}
        </div>
      ) : (
        <div className={classes.flat}>
          <span className="soft small">{content.flat}</span>
          <Button variant="subtle" onClick={() => setOpen(true)}>
            {content.other}
          </Button>
        </div>
      )}
      {pricing.kind === 'flat' && children}
      {pricing.kind === 'instalments' && <Lines {...lines} />}
      {pricing.kind !== 'flat' && pricing.kind !== 'instalments' && (
        <Suspense fallback={<Skeleton height={220} />}>
          <MonthlyFields {...lines} kind={pricing.kind} tvaApplicable={tvaApplicable} />
        </Suspense>
      )}
    </>
  );
};
