import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { bankDetailsQuery } from '../../payments/shared/api.ts';
import { BankDetailsButton } from '../../payments/shared/bank-details-button.tsx';

/** « Renseigner votre RIB », or « Modifier votre RIB » once there is one. */
export default function CompanyBankDetails() {
  const { data, isError } = useQuery(bankDetailsQuery());
  // If the details could not be read, the same dialog changes those that may exist.
  if (data === undefined && !isError) return <Skeleton height={44} />;
  return <BankDetailsButton isChange={data !== null && data !== undefined} />;
}
