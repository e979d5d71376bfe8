import '@mantine/core/styles/Checkbox.layer.css';
import { formatCents } from '@basoche/domain/payments/amounts';
import { withTaxCents } from '@basoche/domain/payments/vat';
import { Checkbox } from '@mantine/core';
import { offer as content } from '../apply-content.ts';
import classes from './vat-choice.module.css';

interface VatChoiceProps {
  /** Price in cents, excluding tax; null if it is invalid. */
  cents: number | null;
  tvaApplicable: boolean;
  /** Id of the field for the price. */
  priceField?: string;
  onChange: (tvaApplicable: boolean) => void;
}

/** Whether the prestataire charges VAT, and the resulting total. */
export const VatChoice = ({ cents, tvaApplicable, priceField, onChange }: VatChoiceProps) => (
  <>
    <Checkbox
      label={content.vat}
      description={content.vatHelp}
      checked={tvaApplicable}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <p className={classes.total} aria-live="polite">
      <span>
        {content.total}
        <small>{tvaApplicable ? content.withVat : content.noVat}</small>
      </span>
      <output className="tabular" htmlFor={priceField}>
        {cents === null ? '—' : formatCents(withTaxCents(cents, tvaApplicable))}
      </output>
    </p>
  </>
);
