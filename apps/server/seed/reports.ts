import type { AppealParty, MeasureGround, ReportMeasure } from '@basoche/domain/reports/decision';
import type { ReportCategory, ReportOutcome } from '@basoche/domain/reports/report';
import { type Random, uuidAt } from './random.ts';
import type { DemoThread } from './rows.ts';

/** Reports and appeals that await staff, and one settled report. */

const hour = 3_600_000;

interface Told {
  readonly by: 'creator' | 'candidate';
  readonly category: ReportCategory;
  readonly reason: string;
  /** Age in hours. */
  readonly since: number;
  readonly settled?: {
    readonly outcome: ReportOutcome;
    readonly note: string;
    readonly since: number;
    readonly measures: readonly ReportMeasure[];
    readonly ground: MeasureGround | null;
    readonly statement: string | null;
  };
  readonly appeal?: { readonly party: AppealParty; readonly text: string; readonly since: number };
}

const told: readonly Told[] = [
  {
    by: 'candidate',
    category: 'solicitation',
    reason:
      'Il me demande mon numéro personnel et propose de régler la mission en dehors du réseau, «\u00a0pour aller plus vite\u00a0». J’ai refusé deux fois.',
    since: 20,
  },
  {
    by: 'creator',
    category: 'harassment',
    reason:
      'Depuis que j’ai retenu quelqu’un d’autre, il me relance chaque soir et commente ma photographie. Le dernier message date d’hier.',
    since: 118,
  },
  {
    by: 'creator',
    category: 'confidentiality',
    reason:
      'Il a cité le nom de notre client dans une publication, alors que l’accord de confidentialité était signé des deux côtés.',
    since: 260,
    settled: {
      outcome: 'measures',
      note: 'Vous aviez raison de nous le dire\u202f: un avertissement a été adressé à la personne concernée.',
      since: 180,
      measures: ['warning'],
      ground: 'terms',
      statement:
        'Vous avez rendu public le nom d’un client que l’accord de confidentialité protégeait. L’accord vaut dès que les deux parties y ont consenti, et après la mission.',
    },
    appeal: {
      party: 'subject',
      text: 'Le nom figurait déjà dans un communiqué du client, publié trois jours plus tôt. Je n’ai fait que le reprendre.',
      since: 46,
    },
  },
  {
    by: 'candidate',
    category: 'fakeProfile',
    reason: 'Le cabinet n’apparaît pas à l’annuaire du barreau sous ce nom.',
    since: 420,
    settled: {
      outcome: 'nothing',
      note: 'Le cabinet exerce sous ce nom depuis peu\u202f: son inscription nous a été présentée, et l’annuaire sera mis à jour.',
      since: 372,
      measures: [],
      ground: null,
      statement: null,
    },
  },
];

/** A thread for each report: begun before it, between parties who know each other and who are in no other report. */
const threadsFor = (threads: readonly DemoThread[], met: Set<string>, begunBy: (told: Told) => Date) =>
  told.map((one) => {
    const found = threads.find(({ played, rows: { application } }) => {
      const parties = [application.creator_id, application.candidate_id];
      const isKnown = !played.casting.mission.row.is_anonymous && !parties.some((party) => met.has(party));
      return isKnown && application.position > 4 && played.createdAt < begunBy(one);
    });
    const thread = found?.rows.application;
    if (thread) met.add(thread.creator_id).add(thread.candidate_id);
    return { one, thread };
  });

interface DemoReportsNeeds {
  readonly now: Date;
  readonly threads: readonly DemoThread[];
  /** Ids of members left out of reports, because newcomers sign in to their accounts. */
  readonly spared: ReadonlySet<string>;
  /** The member of staff who settles the reports; null without staff in the demonstration, and then none is settled. */
  readonly staffId: string | null;
}

export const demoReports = (random: Random, { now, threads, spared, staffId }: DemoReportsNeeds) => {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const chosen = threadsFor(threads, new Set(spared), ({ since }) => ago(since));
  const written = chosen.flatMap(({ one, thread }) => {
    if (thread === undefined || (one.settled !== undefined && staffId === null)) return [];
    const { creator_id, candidate_id, id: application_id } = thread;
    const isCreator = one.by === 'creator';
    const id = uuidAt(random, ago(one.since));
    const { settled } = one;
    const report = {
      id,
      reporter_id: isCreator ? creator_id : candidate_id,
      subject_id: isCreator ? candidate_id : creator_id,
      application_id,
      is_veiled: false,
      category: one.category,
      reason: one.reason,
      reported_at: ago(one.since),
      settled_at: settled ? ago(settled.since) : null,
      settled_by: settled ? staffId : null,
      outcome: settled?.outcome ?? null,
      note: settled?.note ?? null,
      measures: settled?.measures ?? [],
      in_force: [],
      ground: settled?.ground ?? null,
      statement: settled?.statement ?? null,
      measured_at: settled?.statement ? ago(settled.since) : null,
    };
    const { appeal } = one;
    const appeals = appeal
      ? [
          {
            id: uuidAt(random, ago(appeal.since)),
            report_id: id,
            party: appeal.party,
            text: appeal.text,
            made_at: ago(appeal.since),
          },
        ]
      : [];
    return [{ report, appeals }];
  });
  return {
    reports: written.map(({ report }) => report),
    appeals: written.flatMap(({ appeals }) => appeals),
  };
};
