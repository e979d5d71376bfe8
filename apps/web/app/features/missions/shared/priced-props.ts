import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { TypedPricing } from './pricing-values.ts';

/** Props of the fields of a price in instalments or months. */
export interface PricedProps {
  pricing: TypedPricing;
  /** Props of the field at this path of the price: `instalments.0.sum`. */
  of: (path: string) => GetInputPropsReturnType;
  /** Help text on the price, below the total. */
  hint: ReactNode;
  onChange: (pricing: TypedPricing) => void;
}
