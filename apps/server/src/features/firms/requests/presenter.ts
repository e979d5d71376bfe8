import type { FirmAtDomain, JoinRequest } from '@basoche/contract/firms/requests';
import type { AtDomainRow, RequestRow } from './store.ts';

const times = ({ made_at, expires_at }: Pick<RequestRow, 'made_at' | 'expires_at'>) => ({
  askedAt: made_at.toISOString(),
  expiresAt: expires_at.toISOString(),
});

export const presentRequest = (row: RequestRow): JoinRequest => ({
  id: row.id,
  ...times(row),
  name: row.name,
  email: row.email,
});

/** The person's own request that waits; null if none does. */
export const presentOwn = ({ request_id: id, made_at, expires_at }: AtDomainRow): FirmAtDomain['request'] =>
  id === null || made_at === null || expires_at === null ? null : { id, ...times({ made_at, expires_at }) };

export const presentFirmAtDomain = (row: AtDomainRow): FirmAtDomain => ({
  firm: { id: row.firm_id, name: row.firm },
  domain: row.domain,
  request: presentOwn(row),
});
