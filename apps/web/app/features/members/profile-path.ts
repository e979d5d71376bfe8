import type { Me } from '@basoche/contract/auth';

/** Where a member's own page is; customers have none and go to their missions (first document, §2). */
export const profilePath = ({ id, userType }: Pick<Me, 'id' | 'userType'>): string => {
  if (userType === 'STUDENT') return `/users/${id}`;
  if (userType === 'EMPLOYEE' || userType === 'COMPANY') return `/entreprises/${id}`;
  return '/manage/missions';
};
