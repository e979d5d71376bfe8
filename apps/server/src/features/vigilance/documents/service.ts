import type { GivenFile } from '@basoche/contract/files';
import type { OwnVigilance } from '@basoche/contract/vigilance/documents';
import { mayAct } from '@basoche/domain/firms/roles';
import { parisDay } from '@basoche/domain/time/paris';
import { announcedClosing } from '@basoche/domain/vigilance/opening';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { giveFile } from '../../../platform/files/stored-files.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { candidateOf, fileFor } from '../file/service.ts';
import { demandRulesOf } from '../rules/service.ts';
import { presentOwn } from './presenter.ts';
import * as store from './store.ts';

/** Maximum of documents shown to their owner. */
const shownAtMost = 100;

const represents = ({ acting }: Viewer): boolean => acting === null || mayAct(acting.role, 'represent');

const readIn = async ({ clock, config }: Platform, db: Db, viewer: Viewer): Promise<OwnVigilance> => {
  const { memberId } = viewer;
  const today = parisDay(clock.now());
  const isFull = represents(viewer);
  const [file, rules, documents, { businessNumber }, isInsuranceShown] = [
    await fileFor(db, memberId, 'professional', today),
    await demandRulesOf(db),
    isFull ? await store.listOwn(db, memberId, shownAtMost) : [],
    await candidateOf(db, memberId),
    await store.isInsuranceShown(db, memberId),
  ];
  return {
    ...presentOwn(file, rules, documents, today),
    mayChange: isFull && viewer.isVerified,
    businessNumber: isFull ? businessNumber : null,
    isInsuranceShown,
    closesModesFrom: announcedClosing(config.vigilance, today),
  };
};

/** A prestataire's file, for its owner, in the form that a professional client requires. */
export const readOwn = (platform: Platform, viewer: Viewer): Promise<OwnVigilance> =>
  readIn(platform, platform.database.db, viewer);

/** Changes the viewer's file with their seat and account locked; returns the whole file. */
export const changeOwn = (
  platform: Platform,
  viewer: Viewer,
  change: (trx: Trx) => Promise<void>,
): Promise<OwnVigilance> =>
  platform.database.transaction(async (trx) => {
    await lockSeatFor(trx, viewer.acting, 'represent');
    await lockMember(trx, viewer.memberId);
    await change(trx);
    return readIn(platform, trx, viewer);
  });

export const withdraw = (platform: Platform, viewer: Viewer, id: string): Promise<OwnVigilance> =>
  changeOwn(platform, viewer, async (trx) => {
    if (!(await store.withdraw(trx, viewer.memberId, id, platform.clock.now()))) refuse('NOT_FOUND');
    await addJob(trx, 'vigilance.withdrawn', { documentId: id });
  });

export const showInsurance = (platform: Platform, viewer: Viewer, isShown: boolean): Promise<OwnVigilance> =>
  changeOwn(platform, viewer, (trx) => store.showInsurance(trx, viewer.memberId, isShown));

interface AskedFile {
  readonly id: string;
  readonly position: number;
}

/** A file of a document, for its owner. */
export const readFile = (platform: Platform, { memberId }: Viewer, params: AskedFile): Promise<GivenFile> =>
  giveFileOf(platform, memberId, params);

/** A file of a document of this owner. */
export const giveFileOf = (
  { database, files }: Platform,
  memberId: string,
  params: AskedFile,
): Promise<GivenFile> => giveFile(files, () => store.findFile(database.db, memberId, params));
