import { retentionClasses } from '@basoche/domain/retention/classes';

/** Time for which a class of data is kept, for the middle of a sentence. */
export const retentionText = (id: (typeof retentionClasses)[number]['id']): string => {
  const { period } = retentionClasses.find((one) => one.id === id) ?? { period: '' };
  return period.charAt(0).toLowerCase() + period.slice(1);
};
