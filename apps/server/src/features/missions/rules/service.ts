import {
  type changeConflicts,
  type changeDemands,
  type changeEligibility,
  type changeHearingRules,
  type changePortage,
  demandSide,
  type KeptRules,
  levelCells,
  listedNatures,
  cells as openingCells,
  type RuleChange,
  reachCell,
} from '@basoche/contract/missions/rules';
import type { BodyOf } from '@basoche/contract/route';
import type { ConflictRule } from '@basoche/domain/conflicts/levels';
import { relaxationOf, relaxesReserved, withLevel } from '@basoche/domain/conflicts/levels-edit';
import type { ActDetails } from '@basoche/domain/evidence/staff-act-details';
import type { HearingRule } from '@basoche/domain/hearings/hearing-rules';
import { actOpeningOf, widensRepresentation } from '@basoche/domain/hearings/rules-edit';
import {
  openingOf,
  opensReserved,
  reservedRefusal,
  withEdit,
} from '@basoche/domain/missions/eligibility-edit';
import type { ClientKind, EligibilityRule } from '@basoche/domain/missions/eligibility-rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import { portageExcludedNatures } from '@basoche/domain/threads/portage';
import { asksLessOfTheCode, demandReasonOf } from '@basoche/domain/vigilance/demands-edit';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { conflictRulesOf, replaceConflictRules } from '../../conflicts/rules/service.ts';
import { hearingRulesOf, writeHearingRule } from '../../hearings/rules/service.ts';
import { demandRulesOf, writeDemandRule } from '../../vigilance/rules/service.ts';
import { presentRules } from '../eligibility/presenter.ts';
import { rulesOf } from '../eligibility/service.ts';
import * as store from './store.ts';

/**
 * Tables of rules that staff edit. Edits run one at a time and are in force at once, since no process caches
 * the tables.
 */

/** Natures in the order of their list; unknown codes are left out. */
const naturesOf = (codes: readonly string[]): MissionNature[] =>
  valuesOf(missionNatures).filter((nature) => codes.includes(nature));

/** The values before and after a change of this table, parsed; null for a change of another table. */
const sidesOf = <Side>(
  { name, before, after }: store.ChangeRow,
  table: store.ChangeRow['name'],
  schema: { parse: (side: unknown) => Side },
) => (name === table ? { before: schema.parse(before), after: schema.parse(after) } : null);

const presentChange = (row: store.ChangeRow): RuleChange => {
  const [nature] = naturesOf(row.natures);
  const about = <Sides>(sides: Sides | null) => nature && sides && { nature, ...sides };
  return {
    id: row.id,
    version: row.version,
    at: row.changed_at.toISOString(),
    by: row.changed_by_name,
    reason: row.reason,
    eligibility: about(sidesOf(row, 'eligibility', openingCells)) ?? null,
    portage: sidesOf(row, 'portage', listedNatures),
    conflicts: about(sidesOf(row, 'conflicts', levelCells)) ?? null,
    hearings: sidesOf(row, 'hearings', reachCell),
    vigilance: sidesOf(row, 'vigilance', demandSide),
  };
};

const presentConflictRule = ({ natures, clients, ...rule }: ConflictRule) => ({
  ...rule,
  natures: [...natures],
  clients: [...clients],
});

const presentHearingRule = ({ clients, ...rule }: HearingRule) => ({ ...rule, clients: [...clients] });

type Staff = Pick<Viewer, 'memberId' | 'kind' | 'role'>;

const readAll = async ({ config }: Platform, db: Db): Promise<KeptRules> => {
  const versions = await store.versionsOf(db);
  const versionOf = (name: store.KeptRulesName) => versions.get(name) ?? 0;
  return {
    eligibility: { version: versionOf('eligibility'), rules: presentRules(await rulesOf(db)) },
    portage: { version: versionOf('portage'), natures: naturesOf(await store.listExclusions(db)) },
    conflicts: config.conflicts
      ? { version: versionOf('conflicts'), rules: (await conflictRulesOf(db)).map(presentConflictRule) }
      : null,
    hearings: config.hearings
      ? { version: versionOf('hearings'), rules: (await hearingRulesOf(db)).map(presentHearingRule) }
      : null,
    vigilance:
      config.vigilance === 'off' ? null : { version: versionOf('vigilance'), rules: await demandRulesOf(db) },
  };
};

export const read = (platform: Platform): Promise<KeptRules> => readAll(platform, platform.database.db);

const requireMeant = (by: Staff, isReserved: boolean, isConfirmed: boolean): void => {
  const code = isReserved ? reservedRefusal({ role: by.role, isConfirmed }) : null;
  if (code !== null) refuse(code);
};

interface RulesChangeRequest {
  readonly name: store.KeptRulesName;
  readonly version: number;
  readonly reason: string;
  readonly confirmsReserved: boolean;
}

interface PreparedChange {
  /** True if it relaxes a rule that the law sets, which must be confirmed. */
  readonly isReserved: boolean;
  /** The changed cells, for the journal; null for a change of the whole list. */
  readonly cells: Partial<ActDetails> | null;
  readonly natures: readonly MissionNature[];
  readonly clients: readonly ClientKind[];
  readonly before: unknown;
  readonly after: unknown;
  readonly write: (now: Date) => Promise<void>;
}

/**
 * Makes one change of one table, and records it in the history and the journal. Refuses a change based on an
 * older version: its author must reload first.
 */
const changing = (
  platform: Platform,
  by: Staff,
  { name, version: seen, reason, confirmsReserved }: RulesChangeRequest,
  make: (trx: Trx) => Promise<PreparedChange>,
): Promise<KeptRules> =>
  platform.database.transaction(async (trx) => {
    const version = (await store.nextVersion(trx, name, seen)) ?? refuse('RULES_CHANGED');
    const { isReserved, cells: about, natures, clients, before, after, write } = await make(trx);
    requireMeant(by, isReserved, confirmsReserved);
    const now = platform.clock.now();
    await write(now);
    await store.insertChange(trx, {
      name,
      version,
      changed_at: now,
      changed_by: by.memberId,
      natures: [...natures],
      clients: [...clients],
      before,
      after,
      reason,
    });
    const answer = await readAll(platform, trx);
    const on = { kind: 'rules', id: name } as const;
    await recordAct(trx, by, { act: `rules/${name}`, on, details: { ...about, version } }, now);
    return answer;
  });

/** Changes who may apply to one nature, for one kind of client or both. */
export const changeRule = (
  platform: Platform,
  by: Staff,
  { nature, clients: given, opening, ...asked }: BodyOf<typeof changeEligibility>,
): Promise<KeptRules> =>
  changing(platform, by, { ...asked, name: 'eligibility' }, async (trx) => {
    const cells = { nature, clients: [...new Set(given)] };
    const before = await rulesOf(trx);
    const after = withEdit(before, { ...cells, opening });
    const said = (rules: readonly EligibilityRule[]) =>
      cells.clients.map((client) => ({ client, opening: openingOf(rules, nature, client) }));
    return {
      isReserved: opensReserved(before, { ...cells, opening }),
      cells,
      natures: [nature],
      clients: cells.clients,
      before: said(before),
      after: said(after),
      write: (now) => store.writeEligibility(trx, after, now),
    };
  });

/** Changes the conflict check that one nature requires, for one kind of client or both. */
export const changeLevel = (
  platform: Platform,
  by: Staff,
  { nature, clients: given, relaxation, ...asked }: BodyOf<typeof changeConflicts>,
): Promise<KeptRules> =>
  changing(platform, by, { ...asked, name: 'conflicts' }, async (trx) => {
    if (!platform.config.conflicts) refuse('NOT_FOUND');
    const cells = { nature, clients: [...new Set(given)] };
    const before = await conflictRulesOf(trx);
    const after = withLevel(before, { ...cells, relaxation });
    const said = (rules: readonly ConflictRule[]) =>
      cells.clients.map((client) => ({ client, relaxation: relaxationOf(rules, nature, client) }));
    return {
      isReserved: relaxesReserved(before, { ...cells, relaxation }),
      cells,
      natures: [nature],
      clients: cells.clients,
      before: said(before),
      after: said(after),
      write: (now) => replaceConflictRules(trx, after, now),
    };
  });

/**
 * Changes which avocats may do one act before one kind of court, and who may request it. Hearings requested
 * earlier go on.
 */
export const changeReach = (
  platform: Platform,
  by: Staff,
  { kind, act, opening, ...asked }: BodyOf<typeof changeHearingRules>,
): Promise<KeptRules> =>
  changing(platform, by, { ...asked, name: 'hearings' }, async (trx) => {
    if (!platform.config.hearings) refuse('NOT_FOUND');
    const before = await hearingRulesOf(trx);
    return {
      isReserved: widensRepresentation(before, { kind, act, opening }),
      cells: { court: kind, hearingAct: act },
      natures: [],
      clients: [],
      before: { kind, act, opening: actOpeningOf(before, kind, act) },
      after: { kind, act, opening },
      write: (now) => writeHearingRule(trx, { kind, act, opening }, now),
    };
  });

/** Changes whether one document is required from a kind of prestataire. Modes accepted earlier go on. */
export const changeDemand = (
  platform: Platform,
  by: Staff,
  { document, candidate, client, rule: reason, ...asked }: BodyOf<typeof changeDemands>,
): Promise<KeptRules> =>
  changing(platform, by, { ...asked, name: 'vigilance' }, async (trx) => {
    if (platform.config.vigilance === 'off') refuse('NOT_FOUND');
    const cell = { document, candidate, client };
    const before = await demandRulesOf(trx);
    return {
      isReserved: asksLessOfTheCode(before, { ...cell, reason }),
      cells: { vigilanceDocument: document, candidateKind: candidate, vigilanceClient: client },
      natures: [],
      clients: [],
      before: { ...cell, reason: demandReasonOf(before, cell) },
      after: { ...cell, reason },
      write: (now) => writeDemandRule(trx, { ...cell, reason }, now),
    };
  });

/** Changes the natures that salaried portage excludes. Threads that chose it earlier go on. */
export const changeExclusions = (
  platform: Platform,
  by: Staff,
  { natures, ...asked }: BodyOf<typeof changePortage>,
): Promise<KeptRules> =>
  changing(platform, by, { ...asked, name: 'portage' }, async (trx) => {
    const before = naturesOf(await store.listExclusions(trx));
    const after = naturesOf(natures);
    return {
      // Natures excluded by default are reserved to lawyers, who may not be employed for them.
      isReserved: portageExcludedNatures.some((one) => before.includes(one) && !after.includes(one)),
      cells: null,
      natures: after,
      clients: [],
      before,
      after,
      write: () => store.writeExclusions(trx, after),
    };
  });

export const history = async ({ database }: Platform, page: PageRequest): Promise<Page<RuleChange>> =>
  pageOf(await store.listChanges(database.db, page), page.limit, presentChange, (row) => ({
    at: row.changed_at,
    id: row.id,
  }));
