import type {
  OwnVigilance,
  SubmittedDocument,
  VigilanceFileView,
} from '@basoche/contract/vigilance/documents';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import type { Day } from '@basoche/domain/time/paris';
import { type DemandRule, demandRuleOf } from '@basoche/domain/vigilance/demands';
import { lastDayOf } from '@basoche/domain/vigilance/documents';
import type { VigilanceFile } from '@basoche/domain/vigilance/file';
import type { CandidateKind } from '@basoche/domain/vigilance/parties';
import { nextReminderOn } from '@basoche/domain/vigilance/reminders';
import type { DocumentRow } from './store.ts';

const presentFile = (
  { candidate, state, lastDay, items }: VigilanceFile & { readonly candidate: CandidateKind },
  today: Day,
): VigilanceFileView => ({
  candidate,
  state,
  lastDay,
  items: items.map((item) => ({
    ...item,
    nextReminderOn: item.lastDay === null ? null : nextReminderOn(item.lastDay, today),
  })),
});

const insuranceOf = (row: DocumentRow): SubmittedDocument['insurance'] =>
  row.kind === 'insurance'
    ? {
        // Null once the account is erased; nobody reads it then.
        insurer: row.insurer ?? '',
        contractNumber: row.contract_number ?? '',
        claimCeiling: centsToEuros(row.claim_ceiling_cents ?? 0),
        yearCeiling: centsToEuros(row.year_ceiling_cents ?? 0),
      }
    : null;

const presentDocument = (row: DocumentRow): SubmittedDocument => ({
  id: row.id,
  kind: row.kind,
  from: row.from_day,
  lastDay: lastDayOf({ kind: row.kind, from: row.from_day, until: row.until_day }),
  securityCode: row.security_code,
  businessNumber: row.business_number,
  isDeclaration: row.declaration_version !== null,
  insurance: insuranceOf(row),
  submittedAt: row.created_at.toISOString(),
  files: row.files,
  withdrawnReason: row.withdrawn_reason,
});

/** A file for its owner, with the legal sources of a professional client's demands. */
export const presentOwn = (
  file: VigilanceFile & { readonly candidate: CandidateKind },
  rules: readonly DemandRule[],
  documents: readonly DocumentRow[],
  today: Day,
): Pick<OwnVigilance, keyof VigilanceFileView | 'documents'> => {
  const { items, ...view } = presentFile(file, today);
  return {
    ...view,
    items: items.map((item) => {
      const rule = demandRuleOf(rules, {
        document: item.kind,
        candidate: file.candidate,
        client: 'professional',
      });
      return { ...item, article: rule?.article ?? null, explanation: rule?.explanation ?? null };
    }),
    documents: documents.map(presentDocument),
  };
};
