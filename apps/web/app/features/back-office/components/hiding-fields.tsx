import { type HidingGround, hidingGrounds, usualBasis } from '@basoche/domain/moderation/grounds';
import { textLimits } from '@basoche/domain/text-limits';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { publication } from '../publication-content.ts';

const content = publication.hide;

export interface HidingReasons {
  readonly ground: HidingGround | '';
  readonly basis: string;
}

interface HidingFieldsProps {
  values: HidingReasons;
  errors: { readonly ground?: ReactNode; readonly basis?: ReactNode };
  onChange: (values: HidingReasons) => void;
  /** Labels, where another ground is beside this one. */
  labels?: { readonly ground: string; readonly basis: string };
  isFirst?: boolean;
}

const isUsual = (basis: string) => basis === '' || Object.values(usualBasis).includes(basis);

/**
 * Ground for hiding a publication, and its legal basis: the usual one for the ground, which staff may edit.
 */
export const HidingFields = ({
  values,
  errors,
  onChange,
  labels = content,
  isFirst = false,
}: HidingFieldsProps) => {
  const chooseGround = (value: string) => {
    const ground = hidingGrounds.find((one) => one.value === value)?.value ?? '';
    // A basis that staff typed is kept.
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
        data={[{ value: '', label: content.groundNone }, ...hidingGrounds]}
        value={values.ground}
        error={errors.ground}
        onChange={(event) => chooseGround(event.currentTarget.value)}
        {...(isFirst && { 'data-autofocus': true })}
      />
      <TextInput
        label={labels.basis}
        description={content.basisHelp}
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
