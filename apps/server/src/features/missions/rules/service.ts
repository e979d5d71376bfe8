import {
  cells,
  type changeEligibility,
  type changePortage,
  type KeptRules,
  listedNatures,
  type RuleChange,
} from '@basoche/contract/missions/rules';
import type { BodyOf } from '@basoche/contract/route';
import {
  openingOf,
  opensReserved,
  type RuleEdit,
  reservedRefusal,
  withEdit,
} from '@basoche/domain/missions/eligibility-edit';
import type { EligibilityRule } from '@basoche/domain/missions/eligibility-rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import { portageExcludedNatures } from '@basoche/domain/threads/portage';
import type { Db } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { presentRules } from '../eligibility/presenter.ts';
import { rulesOf } from '../eligibility/service.ts';
import * as store from './store.ts';

/** Rules that staff edit. One edit at a time, in force at once: no process keeps a copy. */

/** Natures in the order of their list; unknown codes are left out. */
const naturesOf = (codes: readonly string[]): MissionNature[] =>
  valuesOf(missionNatures).filter((nature) => codes.includes(nature));

const eligibilityOf = ({ natures, before, after }: store.ChangeRow): RuleChange['eligibility'] => {
  const [nature] = naturesOf(natures);
  return nature === undefined ? null : { nature, before: cells.parse(before), after: cells.parse(after) };
};

const presentChange = (row: store.ChangeRow): RuleChange => ({
  id: row.id,
  version: row.version,
  at: row.changed_at.toISOString(),
  by: row.changed_by_name,
  reason: row.reason,
  eligibility: row.name === 'eligibility' ? eligibilityOf(row) : null,
  portage:
    row.name === 'portage'
      ? { before: listedNatures.parse(row.before), after: listedNatures.parse(row.after) }
      : null,
});

type Staff = Pick<Viewer, 'memberId' | 'kind' | 'role'>;

const readAll = async (db: Db): Promise<KeptRules> => {
  const versions = await store.versionsOf(db);
  return {
    eligibility: { version: versions.get('eligibility') ?? 0, rules: presentRules(await rulesOf(db)) },
    portage: { version: versions.get('portage') ?? 0, natures: naturesOf(await store.listExclusions(db)) },
  };
};

export const read = ({ database }: Platform): Promise<KeptRules> => readAll(database.db);

/** Increments the version. Refuses an edit based on an older version: its author must reload first. */
const takeVersion = async (trx: Db, name: 'eligibility' | 'portage', version: number): Promise<number> =>
  (await store.nextVersion(trx, name, version)) ?? refuse('RULES_CHANGED');

const requireMeant = (by: Staff, isReserved: boolean, isConfirmed: boolean): void => {
  const code = isReserved ? reservedRefusal({ role: by.role, isConfirmed }) : null;
  if (code !== null) refuse(code);
};

const cellsOf = (rules: readonly EligibilityRule[], { nature, clients }: RuleEdit) =>
  clients.map((client) => ({ client, opening: openingOf(rules, nature, client) }));

/** Changes who may apply to one nature, for one kind of client or both. */
export const changeRule = (
  { database, clock }: Platform,
  by: Staff,
  { version: seen, reason, confirmsReserved, ...given }: BodyOf<typeof changeEligibility>,
): Promise<KeptRules> =>
  database.transaction(async (trx) => {
    const edit: RuleEdit = { ...given, clients: [...new Set(given.clients)] };
    const version = await takeVersion(trx, 'eligibility', seen);
    const before = await rulesOf(trx);
    requireMeant(by, opensReserved(before, edit), confirmsReserved);
    const after = withEdit(before, edit);
    const now = clock.now();
    await store.writeEligibility(trx, after, now);
    await store.insertChange(trx, {
      name: 'eligibility',
      version,
      changed_at: now,
      changed_by: by.memberId,
      natures: [edit.nature],
      clients: [...edit.clients],
      before: cellsOf(before, edit),
      after: cellsOf(after, edit),
      reason,
    });
    const answer = await readAll(trx);
    const details = { nature: edit.nature, clients: edit.clients, version };
    const on = { kind: 'rules', id: 'eligibility' } as const;
    await recordAct(trx, by, { act: 'rules/eligibility', on, details }, now);
    return answer;
  });

/** Changes which natures salaried portage excludes. Threads that chose it already go on. */
export const changeExclusions = (
  { database, clock }: Platform,
  by: Staff,
  { version: seen, reason, confirmsReserved, natures }: BodyOf<typeof changePortage>,
): Promise<KeptRules> =>
  database.transaction(async (trx) => {
    const version = await takeVersion(trx, 'portage', seen);
    const before = naturesOf(await store.listExclusions(trx));
    const after = naturesOf(natures);
    // The natures excluded by default are reserved to lawyers, who cannot be employed for them.
    const isReserved = portageExcludedNatures.some((one) => before.includes(one) && !after.includes(one));
    requireMeant(by, isReserved, confirmsReserved);
    const now = clock.now();
    await store.writeExclusions(trx, after);
    await store.insertChange(trx, {
      name: 'portage',
      version,
      changed_at: now,
      changed_by: by.memberId,
      natures: after,
      clients: [],
      before,
      after,
      reason,
    });
    const answer = await readAll(trx);
    const on = { kind: 'rules', id: 'portage' } as const;
    await recordAct(trx, by, { act: 'rules/portage', on, details: { version } }, now);
    return answer;
  });

export const history = async ({ database }: Platform, page: PageRequest): Promise<Page<RuleChange>> =>
  pageOf(await store.listChanges(database.db, page), page.limit, presentChange, (row) => ({
    at: row.changed_at,
    id: row.id,
  }));
