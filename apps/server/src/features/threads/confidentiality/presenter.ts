import { createHash } from 'node:crypto';
import { memberTitle } from '@basoche/domain/members/title-in-documents';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { confidentialityAgreement, confidentialityText } from '@basoche/domain/threads/confidentiality';
import { frenchDay, frenchInstant } from '@basoche/domain/time/french-dates';
import { typeset } from '@basoche/domain/typography';
import type { Block, DocumentHead } from '../../../platform/documents/blocks.ts';
import type { ThreadRow } from '../store.ts';
import type { GivenConsent, NamedParty } from './store.ts';

/** A version is named by its day: « 21 novembre 2026 ». Noon UTC is the same day in Paris. */
const versionDate = (version: string): string => frenchDay(new Date(`${version}T12:00:00Z`));

const textDigest = (version: string): string =>
  createHash('sha256').update(confidentialityText(version)).digest('hex');

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
      subject: `${title}, version du ${versionDate(version)}`,
      // The version is a day: every download of the document carries the same date.
      at: new Date(`${version}T00:00:00Z`),
      foot: `${title} · version du ${versionDate(version)}`,
    },
    blocks: [
      { as: 'title', text: title },
      { as: 'subtitle', text: `Version du ${versionDate(version)}` },
      { as: 'separator' },
      ...textBlocks(version),
      { as: 'separator' },
      { as: 'small', text: `Empreinte SHA-256 du texte\u202f: ${textDigest(version)}` },
    ],
  };
};

const partyText = ({ name, kind, is_moral, job_name }: NamedParty): string =>
  `${name}\n${memberTitle({ kind, isMoral: is_moral, jobName: job_name })}`;

interface SignedAgreement {
  readonly row: ThreadRow;
  readonly parties: Readonly<Record<ThreadParty, NamedParty>>;
  readonly consents: Readonly<Record<ThreadParty, GivenConsent>>;
  readonly version: string;
}

const consentText = ({ consented_at, sha256, person }: GivenConsent): string =>
  `Accepté en ligne${person === null ? '' : ` par ${person}`} le ${frenchInstant(consented_at)} (heure de Paris)\nEmpreinte du texte accepté\u202f: ${sha256}`;

/** The agreement as both parties accepted it: the parties, the subject, and the time of each consent. */
export const signedDocument = (
  { row, parties, consents, version }: SignedAgreement,
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
        text: `Version du ${versionDate(version)}, au sujet de ${about} «\u00a0${row.subject}\u00a0»`,
      },
      { as: 'separator' },
      { as: 'labelled', label: 'Le Créateur', text: partyText(parties.creator) },
      { as: 'labelled', label: 'Le Candidat', text: partyText(parties.candidate) },
      { as: 'labelled', label: 'Échange', text: row.id },
      { as: 'separator' },
      ...textBlocks(version),
      { as: 'heading', text: 'Acceptations' },
      { as: 'labelled', label: parties.creator.name, text: consentText(consents.creator) },
      { as: 'labelled', label: parties.candidate.name, text: consentText(consents.candidate) },
      {
        as: 'small',
        text: `Chaque partie a accepté ce texte, connectée à son compte. L’empreinte est le SHA-256 du texte de la version du ${versionDate(version)}, en UTF-8. Les acceptations figurent, enchaînées aux autres actions, dans le dossier de l’échange.`,
      },
    ],
  };
};
