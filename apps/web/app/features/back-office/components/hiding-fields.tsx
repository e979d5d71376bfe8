import { textLimits } from '@basoche/domain/limits';
import { type HidingGround, hidingGrounds, usualBasis } from '@basoche/domain/moderation/grounds';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { publication } from '../publication-content.ts';

const words = publication.hide;

export interface HidingReasons {
  readonly ground: HidingGround | '';
  readonly basis: string;
}

interface HidingFieldsProps {
  values: HidingReasons;
  errors: { readonly ground?: ReactNode; readonly basis?: ReactNode };
  onChange: (values: HidingReasons) => void;
  /** Where another ground stands beside this one. */
  labels?: { readonly ground: string; readonly basis: string };
  isFirst?: boolean;
}

const isUsual = (basis: string) => basis === '' || Object.values(usualBasis).includes(basis);

/** Why a publication is hidden, and on what law or clause: the usual one of the ground, for staff to make exact. */
export const HidingFields = ({
  values,
  errors,
  onChange,
  labels = words,
  isFirst = false,
}: HidingFieldsProps) => {
  const chooseGround = (value: string) => {
    const ground = hidingGrounds.find((one) => one.value === value)?.value ?? '';
    // What somebody has typed themselves stays.
    const usual = ground === '' ? '' : usualBasis[ground];
    onChange({ ground, basis: isUsual(values.basis) ? usual : values.basis });
  };
  return (
    <>
      <NativeSelect
        label={labels.ground}
        name="hidingGround"
        size="md"
        required
        data={[{ value: '', label: words.groundNone }, ...hidingGrounds]}
        value={values.ground}
        error={errors.ground}
        onChange={(event) => chooseGround(event.currentTarget.value)}
        {...(isFirst && { 'data-autofocus': true })}
      />
      <TextInput
        label={labels.basis}
        description={words.basisHelp}
        name="basis"
        required
        maxLength={textLimits.legalBasis}
        value={values.basis}
        error={errors.basis}
        onChange={(event) => onChange({ ...values, basis: event.currentTarget.value })}
      />
    </>
  );
};
