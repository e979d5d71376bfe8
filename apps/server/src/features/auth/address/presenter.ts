import type { AccountAddress } from '@basoche/contract/auth/address';
import type { ChangeRow } from './store.ts';

export const presentAddress = (email: string, change: ChangeRow | undefined): AccountAddress => ({
  email,
  pending: change
    ? {
        email: change.email,
        expiresAt: change.expires_at.toISOString(),
        isOldAgreed: change.old_agreed_at !== null,
        isNewAgreed: change.new_agreed_at !== null,
      }
    : null,
});
