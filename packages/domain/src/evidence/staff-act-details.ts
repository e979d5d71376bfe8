import { type TaskName, taskWords } from '../access/queue-job-content.ts';
import { type CourtKind, type HearingAct, hearingActs } from '../hearings/hearing-rules.ts';
import { type Office, officeNames } from '../members/offices.ts';
import type { DocumentSlot } from '../members/verification-request.ts';
import type { ClientKind } from '../missions/eligibility-rules.ts';
import { type HidingGround, type HidingOrigin, hidingGrounds } from '../moderation/grounds.ts';
import { courtKinds } from '../options/court-kinds.ts';
import { type MissionNature, missionNatures } from '../options/mission-natures.ts';
import type { Option } from '../options/option.ts';
import {
  type PublicRegister,
  publicRegisterNames,
  type VerificationAnswer,
} from '../public-registers/registers.ts';
import {
  type AppealOutcome,
  type AppealParty,
  appealOutcomes,
  type ReportMeasure,
  reportMeasures,
} from '../reports/decision.ts';
import { type ReportOutcome, reportOutcomes } from '../reports/report.ts';
import type { ReadingCase } from '../reports/thread-reading.ts';
import type { ThreadParty } from '../threads/actors.ts';
import type { PaymentRequest } from '../threads/effects.ts';
import type { Settlement } from '../threads/settlement.ts';
import { frenchDay, frenchInstant } from '../time/french-dates.ts';
import { type Day, startOfParisDay } from '../time/paris.ts';
import { type VigilanceDocument, vigilanceDocuments } from '../vigilance/documents.ts';
import {
  type CandidateKind,
  candidateKinds,
  type VigilanceClient,
  vigilanceClients,
} from '../vigilance/parties.ts';
import { actWords, ownValue, subjectWords } from './staff-act-content.ts';
import type { StaffActName, SubjectKind } from './staff-acts.ts';

/**
 * Details of an act besides its subject: codes of closed lists (an array for several), amounts in cents,
 * positions, days, times and ids. Never a free text.
 */
export interface ActDetails {
  readonly role: Office;
  readonly before: Office;
  readonly ground: HidingGround;
  readonly origin: HidingOrigin;
  readonly outcome: Settlement['outcome'] | ReportOutcome | AppealOutcome;
  readonly measures: readonly ReportMeasure[];
  readonly party: ThreadParty | AppealParty;
  readonly because: ReadingCase;
  readonly slots: readonly DocumentSlot[];
  readonly nature: MissionNature;
  readonly clients: readonly ClientKind[];
  readonly court: CourtKind;
  readonly hearingAct: HearingAct;
  readonly vigilanceDocument: VigilanceDocument;
  readonly candidateKind: CandidateKind;
  readonly vigilanceClient: VigilanceClient;
  readonly register: PublicRegister;
  /** Effect on a member's verification when no line is theirs. */
  readonly verification: VerificationAnswer;
  /** Day of an edition of a register. */
  readonly day: Day;
  readonly signature: 'author' | 'university';
  /** `failed`: a refund that a bank returned. */
  readonly ask: PaymentRequest['ask'] | 'deposit' | 'return' | 'failed';
  readonly task: TaskName;
  readonly act: StaffActName;
  readonly kind: SubjectKind;
  readonly candidateCents: number;
  readonly amountCents: number;
  readonly version: number;
  readonly after: number;
  readonly until: number;
  readonly at: string;
  readonly from: Day;
  readonly to: Day;
  readonly request: string;
  readonly decision: string;
  readonly reading: string;
  readonly report: string;
  readonly file: string;
  readonly member: string;
  readonly subject: string;
}

/** The codes of a detail; never for an amount, a day or an id. */
type CodesOf<Value> = Value extends readonly (infer Code extends string)[]
  ? Code
  : Value extends string
    ? string extends Value
      ? never
      : Value
    : never;

type Says<Value> = [CodesOf<Value>] extends [never]
  ? (value: string | number) => string
  : Readonly<Record<CodesOf<Value>, string>>;

interface Telling<Value> {
  readonly label: string;
  /** French words: for each code, or a function for other values. */
  readonly says: Says<Value>;
}

const labelled = <Code extends string>(options: readonly Option<Code>[]): Readonly<Record<Code, string>> =>
  Object.fromEntries(options.map(({ value, label }) => [value, label])) as Record<Code, string>;

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

const asIs = (value: string | number): string => String(value);
const inEuros = (value: string | number): string => euros.format(Number(value) / 100);
const onDay = (value: string | number): string => frenchDay(startOfParisDay(String(value)));
const atInstant = (value: string | number): string => frenchInstant(new Date(value));

/**
 * Labels and words of all details. A new detail, or a new code of one, must be added here: otherwise the type
 * check fails.
 */
export const detailTable: { readonly [Key in keyof ActDetails]: Telling<ActDetails[Key]> } = {
  role: { label: 'Rôle', says: officeNames },
  before: { label: 'Rôle précédent', says: officeNames },
  ground: { label: 'Motif', says: labelled(hidingGrounds) },
  origin: { label: 'Origine', says: { OWN: 'initiative de Basoche', REPORT: 'signalement' } },
  outcome: {
    label: 'Issue',
    says: {
      release: 'versement au prestataire',
      refund: 'remboursement du client',
      split: 'partage',
      continue: 'poursuite de la mission',
      ...labelled(reportOutcomes),
      ...labelled(appealOutcomes),
    },
  },
  measures: { label: 'Mesures', says: labelled(reportMeasures) },
  party: {
    label: 'Partie',
    says: {
      creator: 'auteur de l’annonce',
      candidate: 'candidat',
      reporter: 'auteur du signalement',
      subject: 'personne signalée',
    },
  },
  because: { label: 'Cause', says: { report: 'signalement', dispute: 'contestation' } },
  slots: {
    label: 'Pièces',
    says: {
      enrolment: 'certificat de scolarité',
      diploma: 'diplôme',
      employment: 'justificatif d’activité',
      registration: 'extrait d’immatriculation',
    },
  },
  nature: { label: 'Nature', says: labelled(missionNatures) },
  clients: {
    label: 'Clients',
    says: { MEMBER: 'membres du réseau', CUSTOMER: 'clients externes' },
  },
  court: { label: 'Juridiction', says: labelled(courtKinds) },
  hearingAct: { label: 'Acte à l’audience', says: labelled(hearingActs) },
  vigilanceDocument: { label: 'Document', says: labelled(vigilanceDocuments) },
  candidateKind: { label: 'Prestataire', says: labelled(candidateKinds) },
  vigilanceClient: { label: 'Client', says: labelled(vigilanceClients) },
  register: { label: 'Registre', says: publicRegisterNames },
  verification: { label: 'Vérification', says: { keep: 'gardée', withdraw: 'retirée' } },
  day: { label: 'Édition', says: onDay },
  signature: { label: 'Signature', says: { author: 'auteur', university: 'université' } },
  ask: {
    label: 'Paiement',
    says: {
      release: 'versement',
      refund: 'remboursement',
      split: 'partage',
      expireDeposit: 'clôture d’une page de dépôt',
      deposit: 'dépôt',
      return: 'renvoi',
      failed: 'remboursement rejeté par la banque',
    },
  },
  task: { label: 'Tâche', says: taskWords },
  act: { label: 'Acte', says: titles() },
  kind: { label: 'Objet', says: subjectWords },
  candidateCents: { label: 'Part du prestataire', says: inEuros },
  amountCents: { label: 'Montant', says: inEuros },
  version: { label: 'Version', says: asIs },
  after: { label: 'Après le message', says: asIs },
  until: { label: 'Jusqu’au message', says: asIs },
  at: { label: 'Date', says: atInstant },
  from: { label: 'Du', says: onDay },
  to: { label: 'Au', says: onDay },
  request: { label: 'Demande', says: asIs },
  decision: { label: 'Décision', says: asIs },
  reading: { label: 'Consultation', says: asIs },
  report: { label: 'Signalement', says: asIs },
  file: { label: 'Pièce jointe', says: asIs },
  member: { label: 'Personne', says: asIs },
  subject: { label: 'Identifiant', says: asIs },
};

function titles(): Readonly<Record<StaffActName, string>> {
  return Object.fromEntries(Object.entries(actWords).map(([act, { title }]) => [act, title])) as Record<
    StaffActName,
    string
  >;
}

/** Details as stored: several codes of one list are joined by spaces. */
export type WrittenDetails = Readonly<Record<string, string | number>>;

export interface DetailWords {
  readonly label: string;
  readonly text: string;
}

type DetailDefinition = {
  readonly label: string;
  readonly says: Says<string> | Readonly<Record<string, string>>;
};

/** A code that the program no longer knows is shown as stored, so that old entries stay readable. */
const textOf = ({ says }: DetailDefinition, value: string | number): string =>
  typeof says === 'function'
    ? says(value)
    : String(value)
        .split(' ')
        .map((code) => ownValue(says, code) ?? code)
        .join(', ');

/** Details of an act in French words. */
export const detailText = (details: WrittenDetails): DetailWords[] =>
  Object.entries(details).map(([key, value]) => {
    const definition = ownValue<DetailDefinition>(detailTable, key);
    return definition === undefined
      ? { label: key, text: String(value) }
      : { label: definition.label, text: textOf(definition, value) };
  });
