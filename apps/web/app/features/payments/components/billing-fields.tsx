import type { BillingField } from '@basoche/domain/payments/billing';
import { billingCountries } from '@basoche/domain/payments/countries';
import { NativeSelect, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { IconChevronDown } from '@tabler/icons-react';
import { helpBelow } from '../../../ui/help-below.ts';
import { billingFields as content } from '../billing-content.ts';
import classes from './own-account.module.css';

interface BillingFieldsProps {
  /** True for the viewer's own details, which the browser may fill in. */
  isOwn: boolean;
  /** Fields that an invoice requires. */
  needs?: { readonly legalForm?: boolean; readonly businessNumber?: boolean; readonly vatNumber?: boolean };
  of: (field: BillingField) => GetInputPropsReturnType;
}

/** Fields of a person or company on an invoice. */
export const BillingFields = ({ isOwn, needs = {}, of }: BillingFieldsProps) => {
  const auto = (token: string) => (isOwn ? token : 'off');
  return (
    <div className="grid gap-4">
      <TextInput
        label={content.legalName}
        autoComplete={auto('organization')}
        maxLength={200}
        required
        {...of('legalName')}
      />
      <div className={classes.pair}>
        <TextInput
          label={content.legalForm}
          description={content.legalFormHelp}
          inputWrapperOrder={helpBelow}
          autoComplete="off"
          maxLength={60}
          required={needs.legalForm ?? false}
          {...of('legalForm')}
        />
        <TextInput
          label={content.shareCapital}
          description={content.shareCapitalHelp}
          inputWrapperOrder={helpBelow}
          autoComplete="off"
          inputMode="numeric"
          maxLength={20}
          rightSection="€"
          {...of('shareCapital')}
        />
      </div>
      <TextInput
        label={content.address}
        autoComplete={auto('street-address')}
        maxLength={200}
        required
        {...of('address')}
      />
      <div className={classes.place}>
        <TextInput
          label={content.zipCode}
          autoComplete={auto('postal-code')}
          maxLength={16}
          required
          {...of('zipCode')}
        />
        <TextInput
          label={content.city}
          autoComplete={auto('address-level2')}
          maxLength={120}
          required
          {...of('city')}
        />
      </div>
      <NativeSelect
        size="md"
        rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
        label={content.country}
        autoComplete={auto('country')}
        data={billingCountries.map(({ value, label }) => ({ value, label }))}
        required
        {...of('country')}
      />
      <div className={classes.pair}>
        <TextInput
          label={content.businessNumber}
          description={content.businessNumberHelp}
          inputWrapperOrder={helpBelow}
          autoComplete="off"
          inputMode="numeric"
          maxLength={20}
          required={needs.businessNumber ?? false}
          {...of('businessNumber')}
        />
        <TextInput
          label={content.vatNumber}
          description={needs.vatNumber ? content.vatNumberExample : content.vatNumberHelp}
          inputWrapperOrder={helpBelow}
          autoComplete="off"
          maxLength={24}
          required={needs.vatNumber ?? false}
          {...of('vatNumber')}
        />
      </div>
    </div>
  );
};
