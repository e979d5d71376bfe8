import {
  type EvidenceEntry,
  type EvidenceHead,
  type EvidenceParty,
  evidenceFormat,
} from '@basoche/domain/evidence/evidence-file';
import { entryTitle, roleName } from '@basoche/domain/evidence/record-content';
import type {
  RecordedActor,
  RecordedCommand,
  RecordedEntry,
  RecordedSheet,
} from '@basoche/domain/evidence/thread-record';
import { hearingOutcomes, type WrittenReport } from '@basoche/domain/hearings/report';
import { memberTitle } from '@basoche/domain/members/title-in-documents';
import { labelOf } from '@basoche/domain/options/option';
import { formatCents } from '@basoche/domain/payments/amounts';
import { instalmentName, plannedLine, priceLine, quantityText } from '@basoche/domain/pricing/content';
import { isTimePrice, type MonthlyPrice } from '@basoche/domain/pricing/kinds';
import { partyActor, type ThreadParty } from '@basoche/domain/threads/actors';
import { definitions } from '@basoche/domain/threads/commands';
import type { Independence, IndependenceKind } from '@basoche/domain/threads/independence';
import { stateLabels } from '@basoche/domain/threads/state-labels';
import { frenchDay, frenchInstant } from '@basoche/domain/time/french-dates';
import type { Block, DocumentHead } from '../../../platform/documents/blocks.ts';
import type { NamedParty } from '../confidentiality/store.ts';
import { messageBodyOf } from '../record/service.ts';
import type { ThreadRow } from '../store.ts';
import type { entriesBetween, PersonRow, RecordedMessageRow } from './store.ts';

const textOf = ({ position, content, attachments }: RecordedMessageRow) => ({
  position,
  text: content,
  files: (attachments ?? []).map(({ name, sha256: digest }) => ({ name, sha256: digest })),
});

type StoredEntry = Awaited<ReturnType<typeof entriesBetween>>[number];

/**
 * An entry as an evidence file shows it. `before` holds the messages older than the record, whose digest is
 * the first entry.
 */
export const entryOf = (
  row: Pick<ThreadRow, 'creator_id'>,
  { body, hash, message }: StoredEntry,
  before: readonly RecordedMessageRow[],
): EvidenceEntry => {
  const hex = hash.toString('hex');
  if (message === null) {
    const isOpening = body?.startsWith('{"kind" : "opening"') || body?.startsWith('{"kind":"opening"');
    return { body: body ?? '', hash: hex, texts: isOpening ? before.map(textOf) : [] };
  }
  const text = textOf(message);
  const messageBody = messageBodyOf({
    position: message.position,
    at: message.sent_at,
    by: partyActor(message.sender_id === row.creator_id ? 'creator' : 'candidate', {
      memberId: message.sender_id,
      personId: message.person_id,
    }),
    content: message.content,
    files: text.files.map(({ sha256: digest }) => digest),
  });
  return { body: messageBody, hash: hex, texts: [text] };
};

interface Made {
  readonly row: ThreadRow;
  readonly parties: Readonly<Record<ThreadParty, NamedParty>>;
  readonly people: readonly PersonRow[];
  readonly at: Date;
  readonly count: number;
  readonly lastHash: string;
}

const named = ({ id, name, kind, is_moral, job_name }: NamedParty): EvidenceParty => ({
  id,
  name,
  quality: memberTitle({ kind, isMoral: is_moral, jobName: job_name }),
});

export const headOf = ({ row, parties, people, at, count, lastHash }: Made): EvidenceHead => ({
  format: evidenceFormat,
  generatedAt: at.toISOString(),
  thread: {
    id: row.id,
    type: row.type,
    subject: row.subject,
    parties: { creator: named(parties.creator), candidate: named(parties.candidate) },
    ...(people.length === 0 ? {} : { people: Object.fromEntries(people.map(({ id, name }) => [id, name])) }),
  },
  count,
  lastHash,
});

export const evidenceName = (id: string): string => `dossier-basoche-${id.slice(-12)}`;

export const documentHead = ({ thread, generatedAt }: EvidenceHead): DocumentHead => ({
  title: `Dossier de l’échange «\u00a0${thread.subject}\u00a0»`,
  subject: `Historique enchaîné de l’échange ${thread.id}`,
  at: new Date(generatedAt),
  foot: `Dossier de l’échange ${thread.id} · ${frenchInstant(new Date(generatedAt))}`,
});

/** The first page: the parties, the extent of the record, and how to check it. */
export const coverOf = (
  head: EvidenceHead,
  period: { from: Date; until: Date },
  checkAt: string,
): Block[] => {
  const { creator, candidate } = head.thread.parties;
  const isJob = head.thread.type === 'JOB';
  return [
    { as: 'title', text: 'Dossier de l’échange' },
    { as: 'subtitle', text: `«\u00a0${head.thread.subject}\u00a0»` },
    { as: 'separator' },
    { as: 'labelled', label: isJob ? 'Recruteur' : 'Client', text: `${creator.name}\n${creator.quality}` },
    {
      as: 'labelled',
      label: isJob ? 'Candidat' : 'Prestataire',
      text: `${candidate.name}\n${candidate.quality}`,
    },
    { as: 'labelled', label: 'Objet', text: isJob ? 'Offre d’emploi' : 'Mission' },
    { as: 'labelled', label: 'Du', text: frenchInstant(period.from) },
    { as: 'labelled', label: 'Au', text: frenchInstant(period.until) },
    { as: 'labelled', label: 'Nombre d’entrées', text: String(head.count) },
    { as: 'labelled', label: 'Dernière empreinte', text: head.lastHash },
    { as: 'labelled', label: 'Identifiant de l’échange', text: head.thread.id },
    { as: 'labelled', label: 'Dossier établi le', text: frenchInstant(new Date(head.generatedAt)) },
    { as: 'heading', text: 'Ce que contient ce dossier' },
    {
      as: 'body',
      text: 'Toutes les actions et tous les messages des deux parties, dans leur ordre, avec leur date et leur heure à Paris. Chaque entrée porte une empreinte (SHA-256) qui dépend de son contenu et de l’empreinte précédente\u202f: aucune ne peut être modifiée, retirée ou déplacée sans que les suivantes cessent de correspondre. Des fichiers joints aux messages, le dossier donne le nom et l’empreinte.',
    },
    { as: 'heading', text: 'Comment le vérifier' },
    {
      as: 'body',
      text: `Déposez ce fichier, sans l’avoir réenregistré, sur la page ${checkAt}. Elle est ouverte à tous, compare le dossier à l’enregistrement tenu par Basoche et nomme la première entrée qui ne correspond pas.`,
    },
    {
      as: 'body',
      text: 'Sans Basoche\u202f: le fichier dossier.json joint à ce PDF contient le texte exact de chaque entrée (body) et son empreinte (hash). L’empreinte est le SHA-256 de l’empreinte précédente (64 zéros pour la première), d’un saut de ligne (U+000A), puis de body en UTF-8. Le SHA-256 du texte d’un message (texts) est celui que son entrée indique.',
    },
    {
      as: 'small',
      text: 'Les signes que les polices de ce document ne savent pas dessiner (émoticônes, certaines écritures) sont remplacés par un carré\u202f; leur texte exact est dans dossier.json. L’échange a pu se poursuivre après l’établissement du dossier.',
    },
    { as: 'page' },
    { as: 'heading', text: 'Historique' },
  ];
};

/** Name of the author of an entry: « Claire Delmas, pour Verdelune Industries » for a person who acted for a firm. */
const nameOf = ({ thread }: EvidenceHead, by: Partial<RecordedActor>): string | null => {
  const { role = null, personId } = by;
  if (role !== 'creator' && role !== 'candidate') return roleName(role);
  const { name } = thread.parties[role];
  const person = personId ? thread.people?.[personId] : undefined;
  return person === undefined ? name : `${person}, pour ${name}`;
};

const dayOf = (version: string): string => frenchDay(new Date(`${version}T12:00:00Z`));

/**
 * Line about a list of parties, with its number and digest and without names: « Liste des parties n° 2,
 * empreinte scellée … ».
 */
const listLine = ({
  listVersion,
  commitment,
}: Pick<Independence, 'listVersion' | 'commitment'>): string[] => {
  if (listVersion === 0) return [];
  const digest = commitment === null ? '' : `, empreinte scellée ${commitment}`;
  return [`Liste des parties n°\u00a0${listVersion}${digest}`];
};

const independenceTitles: Readonly<Record<IndependenceKind, string>> = {
  declared: definitions['independence/declare'].recordedAs,
  reserved: definitions['independence/reserve'].recordedAs,
  retracted: definitions['independence/retract'].recordedAs,
};

/**
 * Lines about a declaration of independence. With `apply` and `take` it has no entry of its own, so its title
 * is added as a line.
 */
const linesOfIndependence = (
  { kind, version, sha256, ...list }: Omit<Independence, 'at'>,
  command: string | undefined,
): string[] => [
  ...(command === 'apply' || command === 'take' ? [independenceTitles[kind]] : []),
  ...(version === null || sha256 === null ? [] : [`Version du ${dayOf(version)}, empreinte ${sha256}`]),
  ...listLine(list),
];

const linesOfReport = ({ outcome, text, nextDay }: WrittenReport): string[] => [
  `Issue\u202f: ${labelOf(hearingOutcomes, outcome)}`,
  ...(nextDay === null ? [] : [`Prochaine date\u202f: ${dayOf(nextDay)}`]),
  `Compte rendu\u202f: ${text}`,
];

const linesOfMonthly = (pricing: MonthlyPrice): string[] => [
  ...(isTimePrice(pricing)
    ? [`Temps prévu par mois\u202f: ${quantityText(pricing.kind, pricing.monthUnits)}`]
    : [`Prestations\u202f: ${pricing.services}`]),
  `Prix\u202f: ${priceLine(pricing, false)}`,
];

/** « 12 janvier 2037, 2 h 15 : Relecture du bail » for each entry of a sheet. */
const linesOfSheet = ({ kind, period, entries, isLast }: RecordedSheet): string[] => [
  `Compte rendu du ${dayOf(period.from)} au ${dayOf(period.until)}${isLast ? ', le dernier' : ''}`,
  ...entries.map(
    ({ day, units, text }) =>
      `${dayOf(day)}${kind === 'retainer' ? '' : `, ${quantityText(kind, units)}`}\u202f: ${text}`,
  ),
];

const linesOfCommand = ({
  command,
  opened,
  startsOn,
  instalment = null,
  reason,
  consent,
  creatorConsent = null,
  state,
  presentation = null,
  delayDays = null,
  suggestionCents = null,
  independence = null,
  parties = null,
  report = null,
  sheet = null,
}: Partial<Omit<RecordedCommand, 'kind'>>): string[] => [
  ...(instalment === null ? [] : [instalmentName(instalment)]),
  ...(opened ?? []).flatMap(({ offerCents, instalments = [], pricing, result }) =>
    offerCents === null
      ? []
      : [
          `Prix ${result === 'ACCEPTED' ? 'accepté' : 'proposé'}\u202f: ${formatCents(offerCents)} hors taxes`,
          ...instalments.map(
            (planned, position) =>
              `${instalmentName({ position, count: instalments.length })}\u202f: ${plannedLine(planned)}`,
          ),
          ...(pricing === undefined ? [] : linesOfMonthly(pricing)),
        ],
  ),
  ...(startsOn === undefined ? [] : [`Premier jour du forfait mensuel\u202f: ${dayOf(startsOn)}`]),
  ...(delayDays === null ? [] : [`Délai proposé\u202f: ${delayDays} jour${delayDays > 1 ? 's' : ''}`]),
  ...(presentation === null ? [] : [`Présentation\u202f: ${presentation}`]),
  ...(suggestionCents === null ? [] : [`Prix suggéré\u202f: ${formatCents(suggestionCents)} hors taxes`]),
  ...(reason ? [`${command === 'settle' ? 'Décision' : 'Motif'} : ${reason}`] : []),
  ...(consent ? [`Version du ${dayOf(consent.version)}, empreinte ${consent.sha256}`] : []),
  ...(creatorConsent === null
    ? []
    : ['Accord de confidentialité\u202f: aussi accepté par l’auteur de l’annonce']),
  ...(independence === null ? [] : linesOfIndependence(independence, command)),
  ...(parties === null ? [] : listLine(parties)),
  ...(report === null ? [] : linesOfReport(report)),
  ...(sheet === null ? [] : linesOfSheet(sheet)),
  ...(state ? [`État de la candidature\u202f: ${stateLabels[state]}`] : []),
];

/** One entry of the list: action, author, time and words. `place` counts from one. */
export const blocksOf = (head: EvidenceHead, entry: EvidenceEntry, place: number): Block[] => {
  // Safe to cast: the program itself wrote this entry of the record.
  const recorded = JSON.parse(entry.body) as Partial<Omit<RecordedCommand, 'kind'>> & {
    readonly kind: RecordedEntry['kind'];
  };
  const { kind } = recorded;
  const who = nameOf(head, recorded.by ?? {});
  const title = entryTitle({ kind, command: recorded.command ?? null });
  const at = recorded.at === undefined ? '' : `${frenchInstant(new Date(recorded.at))} · `;
  const opening: Block[] =
    kind === 'opening'
      ? [
          {
            as: 'body',
            text: 'L’enregistrement commence ici\u202f: cette entrée dit où en était l’échange et l’empreinte de chaque message déjà écrit.',
          },
        ]
      : [];
  return [
    { as: 'entry', text: `${place}. ${title}${who === null ? '' : ` — ${who}`}` },
    { as: 'small', text: `${at}empreinte ${entry.hash}` },
    ...opening,
    ...(kind === 'command' ? linesOfCommand(recorded).map((text): Block => ({ as: 'quote', text })) : []),
    ...entry.texts.flatMap(({ text, files }): Block[] => [
      ...(text === '' ? [] : [{ as: 'quote' as const, text }]),
      ...files.map(
        ({ name, sha256: digest }): Block => ({
          as: 'small',
          text: `Pièce jointe\u202f: ${name}\nempreinte ${digest}`,
        }),
      ),
    ]),
  ];
};
