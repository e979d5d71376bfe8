import type { GivenFile } from '@basoche/contract/files';
import type { ContractChoice } from '@basoche/contract/threads/contracts';
import { type ContractDraft, contractDraftChoices } from '@basoche/domain/jobs/contract-drafts';
import { cleanFileName } from '../../../platform/files/file-names.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { consentsOf, partiesOf } from '../confidentiality/store.ts';
import { partyOf } from '../execution/service.ts';
import { findThread } from '../store.ts';
import { draftDocument } from './presenter.ts';
import { jobOf, nameOf } from './store.ts';

/** Drafts of contracts, for the creator of an offer and a candidate who is not refused. */

const threadOf = async ({ database: { db } }: Platform, viewer: Viewer, id: string) => {
  const row = (await findThread(db, id)) ?? refuse('NOT_FOUND');
  const party = partyOf(row, viewer.memberId) ?? refuse('NOT_FOUND');
  // Drafts are employment contracts, so missions have none.
  const jobId = row.job_id ?? refuse('NOT_FOUND');
  if (party !== 'creator') refuse('FORBIDDEN');
  if (row.state === 'REFUSED') refuse('STATE_CHANGED');
  const offer = (await jobOf(db, jobId)) ?? refuse('NOT_FOUND');
  const parties = await partiesOf(db, row);
  const fact = (named: (typeof parties)['creator']) => ({ kind: named.kind, jobName: named.job_name });
  const choices = contractDraftChoices({
    contractType: offer.contract_type,
    creator: fact(parties.creator),
    candidate: fact(parties.candidate),
  });
  return { row, offer, parties, choices };
};

export const contractChoices = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
): Promise<ContractChoice[]> => {
  const { choices } = await threadOf(platform, viewer, id);
  return choices.map((choice) => ({ ...choice, notices: [...choice.notices] }));
};

const shortNames: Readonly<Record<ContractDraft, string>> = {
  cdi: 'CDI',
  cdd: 'CDD',
  collaboration: 'Collaboration libérale',
};

export const draftContract = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
  asked: ContractDraft | undefined,
): Promise<GivenFile> => {
  const { offer, parties, choices } = await threadOf(platform, viewer, id);
  const choice =
    choices.find((one) => (asked === undefined ? one.isDefault : one.type === asked)) ?? refuse('NOT_FOUND');
  const { type, hindrance: title, notices } = choice;
  if (title !== null) refuse('CONTRACT_NOT_SUITABLE', { title });
  const consents = await consentsOf(platform.database.db, id);
  const [creator, candidate] = (['creator', 'candidate'] as const).map((party) =>
    consents.findLast((one) => one.party === party),
  );
  const latest = Math.max(creator?.consented_at.getTime() ?? 0, candidate?.consented_at.getTime() ?? 0);
  const { head, blocks } = draftDocument({
    ...parties,
    type,
    offer,
    notices,
    agreedAt: creator && candidate ? new Date(latest) : null,
    signatory: viewer.acting === null ? null : await nameOf(platform.database.db, viewer.personId),
    at: platform.clock.now(),
  });
  const bytes = await platform.documents.docx(head, blocks);
  const content = (async function* () {
    yield bytes;
  })();
  const name = cleanFileName(`Projet ${shortNames[type]} ${parties.candidate.name}`, 'docx');
  return { name, kind: 'docx', bytes: bytes.length, content };
};
