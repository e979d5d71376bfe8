import type { Passkey } from '@basoche/contract/auth/passkeys';
import type { PasskeyRow } from './store.ts';

export const presentPasskey = ({ id, name, created_at, used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  usedAt: used_at?.toISOString() ?? null,
});
