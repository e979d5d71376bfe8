import type { FieldError } from '@basoche/contract/problem';
import type { DocumentBody, OwnVigilance } from '@basoche/contract/vigilance/documents';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { compactNumber } from '@basoche/domain/payments/identifiers';
import { parisDay } from '@basoche/domain/time/paris';
import { foreignWorkersDeclaration } from '@basoche/domain/vigilance/content';
import { type Insurance, insuranceMistakes } from '@basoche/domain/vigilance/insurance';
import { documentsADay, type Submission, submissionMistakes } from '@basoche/domain/vigilance/submission';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { spend } from '../../../platform/rate-limits/budget.ts';
import { changeOwn } from '../documents/service.ts';
import * as store from '../documents/store.ts';
import { type Candidate, candidateOf } from '../file/service.ts';
import { send } from '../uploads/service.ts';

/** Submission of a document by its owner: the facts typed from it, and its files. */

const submissionBudget = { name: 'vigilance-documents', tries: documentsADay, seconds: 24 * 3_600 };

const compact = (typed: string | null | undefined): string | null =>
  typed == null ? null : compactNumber(typed);

/** Columns of a document that depend on its kind. */
type Columns = Omit<Parameters<typeof store.insert>[1], 'member_id' | 'submitted_by' | 'created_at'>;

interface SubmissionColumns {
  readonly columns: Columns;
  readonly mistakes: readonly FieldError[];
}

const insuranceOf = (
  body: Extract<DocumentBody, { kind: 'insurance' }>,
  { profession }: Candidate,
  today: string,
): SubmissionColumns => {
  const { insurer, contractNumber, from, until } = body;
  const claimCeilingCents = eurosToCents(body.claimCeiling);
  const yearCeilingCents = eurosToCents(body.yearCeiling);
  const insurance: Insurance = { insurer, contractNumber, from, until, claimCeilingCents, yearCeilingCents };
  return {
    columns: {
      kind: 'insurance',
      from_day: from,
      until_day: until,
      insurer,
      contract_number: contractNumber,
      claim_ceiling_cents: claimCeilingCents,
      year_ceiling_cents: yearCeilingCents,
    },
    mistakes: insuranceMistakes(insurance, { profession, today }).map(({ path, message }) => ({
      path: path.replace(/Cents$/, ''),
      message,
    })),
  };
};

const otherOf = (
  body: Exclude<DocumentBody, { kind: 'insurance' }>,
  { kind: candidate, businessNumber: ownNumber }: Candidate,
  today: string,
): SubmissionColumns => {
  const { declarationVersion = null } = body;
  const isDeclaration = declarationVersion !== null;
  const submission: Submission = {
    kind: body.kind,
    issuedOn: isDeclaration ? today : body.issuedOn,
    securityCode: compact(body.securityCode),
    businessNumber: compact(body.businessNumber),
    files: body.files.length,
    isDeclaration,
  };
  const mistakes = submissionMistakes(submission, { candidate, ownNumber, today }).map(
    ({ path, message }) => ({ path: path === 'isDeclaration' ? 'declarationVersion' : path, message }),
  );
  const isOtherText = isDeclaration && declarationVersion !== foreignWorkersDeclaration.version;
  const changed = 'Cette déclaration a changé. Rechargez la page pour la lire.';
  return {
    columns: {
      kind: body.kind,
      from_day: submission.issuedOn,
      security_code: submission.securityCode,
      business_number: submission.businessNumber,
      declaration_version: declarationVersion,
    },
    mistakes: isOtherText ? [...mistakes, { path: 'declarationVersion', message: changed }] : mistakes,
  };
};

export const submit = (
  platform: Platform,
  viewer: Viewer,
  body: DocumentBody,
  key: CallKey | null,
): Promise<OwnVigilance> =>
  changeOwn(platform, viewer, async (trx) => {
    const { memberId, personId, acting } = viewer;
    await once(platform, trx, key, async () => {
      const now = platform.clock.now();
      const candidate = await candidateOf(trx, memberId);
      const today = parisDay(now);
      const { columns, mistakes } =
        body.kind === 'insurance' ? insuranceOf(body, candidate, today) : otherOf(body, candidate, today);
      if (mistakes.length > 0) refuse('INVALID_INPUT', { errors: [...mistakes] });
      await spend(trx, submissionBudget, memberId, now);
      const id = await store.insert(trx, {
        ...columns,
        candidate: candidate.kind,
        member_id: memberId,
        submitted_by: acting === null ? null : personId,
        created_at: now,
      });
      if (body.files.length > 0) await send(trx, viewer, id, body.files);
      await addJob(trx, 'vigilance.completed', { documentId: id });
      return id;
    });
  });
