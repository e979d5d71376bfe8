import type { FirmDomain } from '@basoche/contract/firms/domains';
import { proofNameOf, triesLeft } from '@basoche/domain/firms/domains';
import type { DomainRow } from './store.ts';

const codeOf = ({ domain, mailbox, code_expires_at: until, tries }: DomainRow, now: Date) =>
  mailbox === null || until === null || until <= now
    ? null
    : {
        address: `${mailbox}@${domain}`,
        until: until.toISOString(),
        triesLeft: triesLeft({ tries, expiresAt: until }, now),
      };

export const presentDomain = (row: DomainRow, now: Date): FirmDomain => ({
  id: row.id,
  domain: row.domain,
  record: { name: proofNameOf(row.domain), text: row.dns_text },
  proof:
    row.verified_at === null || row.way === null ? null : { way: row.way, at: row.verified_at.toISOString() },
  checkedAt: row.checked_at?.toISOString() ?? null,
  code: codeOf(row, now),
});
