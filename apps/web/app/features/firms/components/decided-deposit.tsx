import type { DepositRequest } from '@basoche/contract/firms/approvals';
import { typeset } from '@basoche/domain/typography';
import type { ReactNode } from 'react';
import { deciding as content } from '../deposit-content.ts';

/**
 * Summary of the deposit that a dialog decides about: mission, sum, payee and asker, then the effect of the
 * decision.
 */
export const DecidedDeposit = ({ request, children }: { request: DepositRequest; children?: ReactNode }) => (
  <div>
    <strong>{typeset(request.subject)}</strong>
    <p className="flat">{content.lead(request)}</p>
    {children && <p className="flat top-2">{children}</p>}
  </div>
);
