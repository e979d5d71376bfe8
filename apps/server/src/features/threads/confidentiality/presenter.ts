import { createHash } from 'node:crypto';
import { memberTitle } from '@basoche/domain/members/title-in-documents';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { confidentialityAgreement, confidentialityText } from '@basoche/domain/threads/confidentiality';
import { frenchDay, frenchInstant } from '@basoche/domain/time/french-dates';
import type { Block, DocumentHead } from '../../../platform/documents/blocks.ts';
import type { ThreadRow } from '../store.ts';
import type { GivenConsent, NamedParty } from './store.ts';

const dayOf = (version: string): string => frenchDay(new Date(`${version}T12:00:00Z`));

const textDigest = (version: string): string =>
  createHash('sha256').update(confidentialityText(version)).digest('hex');

/** Sets a text of the rules with French typography as screens do. */
const typeset = (text: string): string =>
  text
    .replace(/ ([:;!?])/g, '\u202f$1')
    .replace(/ »/g, '\u00a0»')
    .replace(/« /g, '«\u00a0');

const textBlocks = (version: string): Block[] => {
  const { preamble, clauses } = confidentialityAgreement(version);
  return [
    { as: 'body', text: typeset(preamble) },
    ...clauses.flatMap(({ title, text }, index): Block[] => [
      { as: 'heading', text: `${index + 1}. ${typeset(title)}` },
      { as: 'body', text: typeset(text) },
    ]),
  ];
};

/** The agreement alone, as anybody may read it before accepting it. */
export const agreementDocument = (version: string): { head: DocumentHead; blocks: Block[] } => {
  const { title } = confidentialityAgreement(version);
  return {
    head: {
      title,
      subject: `${title}, version du ${dayOf(version)}`,
      // The version is a day: its document has the same date whenever it is drawn.
      at: new Date(`${version}T00:00:00Z`),
      foot: `${title} · version du ${dayOf(version)}`,
    },
    blocks: [
      { as: 'title', text: title },
      { as: 'subtitle', text: `Version du ${dayOf(version)}` },
      { as: 'rule' },
      ...textBlocks(version),
      { as: 'rule' },
      { as: 'small', text: `Empreinte SHA-256 du texte\u202f: ${textDigest(version)}` },
    ],
  };
};

const partyWords = ({ name, kind, is_moral, job_name }: NamedParty): string =>
  `${name}\n${memberTitle({ kind, isMoral: is_moral, jobName: job_name })}`;

interface Signed {
  readonly row: ThreadRow;
  readonly parties: Readonly<Record<ThreadParty, NamedParty>>;
  readonly consents: Readonly<Record<ThreadParty, GivenConsent>>;
  readonly version: string;
}

const consentWords = ({ consented_at, sha256 }: GivenConsent): string =>
  `Accepté en ligne le ${frenchInstant(consented_at)} (heure de Paris)\nEmpreinte du texte accepté\u202f: ${sha256}`;

/** The agreement as both parties accepted it: the parties, the subject, and the time of each consent. */
export const signedDocument = (
  { row, parties, consents, version }: Signed,
  at: Date,
): { head: DocumentHead; blocks: Block[] } => {
  const about = row.type === 'JOB' ? 'l’offre d’emploi' : 'la mission';
  return {
    head: {
      title: 'Accord de confidentialité signé',
      subject: `${parties.creator.name} et ${parties.candidate.name}`,
      at,
      foot: `Accord de confidentialité · échange ${row.id}`,
    },
    blocks: [
      { as: 'title', text: 'Accord de confidentialité' },
      {
        as: 'subtitle',
        text: `Version du ${dayOf(version)}, au sujet de ${about} «\u00a0${row.subject}\u00a0»`,
      },
      { as: 'rule' },
      { as: 'fact', label: 'Le Créateur', text: partyWords(parties.creator) },
      { as: 'fact', label: 'Le Candidat', text: partyWords(parties.candidate) },
      { as: 'fact', label: 'Échange', text: row.id },
      { as: 'rule' },
      ...textBlocks(version),
      { as: 'heading', text: 'Acceptations' },
      { as: 'fact', label: parties.creator.name, text: consentWords(consents.creator) },
      { as: 'fact', label: parties.candidate.name, text: consentWords(consents.candidate) },
      {
        as: 'small',
        text: `Chaque partie a accepté ce texte, connectée à son compte. L’empreinte est le SHA-256 du texte de la version du ${dayOf(version)}, en UTF-8. Les acceptations figurent, enchaînées aux autres actions, dans le dossier de l’échange.`,
      },
    ],
  };
};
