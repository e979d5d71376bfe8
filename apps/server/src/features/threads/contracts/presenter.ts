import { type ContractDraft, contractDrafts } from '@basoche/domain/jobs/contract-drafts';
import { placeText } from '@basoche/domain/jobs/place';
import { grossOrWithoutTax } from '@basoche/domain/jobs/salary';
import { memberTitle } from '@basoche/domain/members/title-in-documents';
import { labelOf } from '@basoche/domain/options/option';
import { salaryPeriods } from '@basoche/domain/options/salary-periods';
import { formatCents } from '@basoche/domain/payments/amounts';
import { frenchDay } from '@basoche/domain/time/french-dates';
import type { Block, DocumentHead } from '../../../platform/documents/blocks.ts';
import type { NamedParty } from '../confidentiality/store.ts';
import type { DraftedJob } from './store.ts';

/** Drafts of contracts: filled in from the offer and the profiles; everything else is marked as missing. */

export interface ContractFacts {
  readonly type: ContractDraft;
  readonly offer: DraftedJob;
  readonly creator: NamedParty;
  readonly candidate: NamedParty;
  /** Name of the person who drafts for a firm, and signs for it. */
  readonly signatory: string | null;
  readonly notices: readonly string[];
  /** When both accepted the confidentiality agreement; null before that. */
  readonly agreedAt: Date | null;
  readonly at: Date;
}

/** Marks a missing piece in the text, and lists it for the first page. */
type Missing = (what: string) => string;

const paragraph = (text: string): Block => ({ as: 'body', text });
const article = (title: string): Block => ({ as: 'heading', text: title });

const salaryText = (offer: DraftedJob): string[] => {
  const { salary, salary_low_cents: low, salary_high_cents: high, salary_period, salary_description } = offer;
  const range =
    low === null || high === null
      ? []
      : [
          `de ${formatCents(Number(low))} à ${formatCents(Number(high))} ${grossOrWithoutTax(offer.contract_type)} ${labelOf(salaryPeriods, salary_period ?? '')}`,
        ];
  return [
    ...(salary === null ? [] : [salary]),
    ...range,
    ...(salary_description === null ? [] : [salary_description]),
  ];
};

const startWords = ({ start_now, start_date }: DraftedJob, missing: Missing): string => {
  if (start_date !== null) return `le ${frenchDay(new Date(`${start_date}T12:00:00Z`))}`;
  return start_now
    ? `${missing('date d’entrée en fonction')} (l’offre annonçait un début dès que possible)`
    : missing('date d’entrée en fonction');
};

const partiesOf = ({ creator, candidate, signatory, type }: ContractFacts, missing: Missing): Block[] => {
  const isFirm = creator.kind === 'COMPANY';
  const [first, second] =
    type === 'collaboration' ? ['le Cabinet', 'le Collaborateur'] : ['l’Employeur', 'le Salarié'];
  const zip = (party: NamedParty) => (party.zip_code === null ? '' : ` (code postal ${party.zip_code})`);
  return [
    article('Entre les soussignés'),
    paragraph(
      isFirm
        ? `${creator.name}, ${missing('forme sociale et capital')}, dont le siège est situé ${missing('adresse du siège')}, immatriculée sous le numéro ${missing('numéro SIREN et ville du registre')}, représentée par ${signatory === null ? missing('nom et qualité du signataire') : `${signatory}, ${missing('qualité du signataire')}`}, ci-après «\u00a0${first}\u00a0»,`
        : `${creator.name}, ${memberTitle({ kind: creator.kind, isMoral: creator.is_moral, jobName: creator.job_name })}, demeurant ${missing('adresse professionnelle de l’employeur ou du cabinet')}${zip(creator)}, numéro SIREN ${missing('numéro SIREN')}, ci-après «\u00a0${first}\u00a0»,`,
    ),
    paragraph('et'),
    paragraph(
      `${candidate.name}, né(e) le ${missing('date et lieu de naissance')}, demeurant ${missing('adresse du candidat')}${zip(candidate)}${
        type === 'collaboration'
          ? `, ${candidate.job_name ?? missing('profession du candidat')}, inscrit(e) ${missing('ordre ou barreau, et date d’inscription')}`
          : `, de nationalité ${missing('nationalité')}, numéro de sécurité sociale ${missing('numéro de sécurité sociale')}`
      }, ci-après «\u00a0${second}\u00a0»,`,
    ),
    paragraph('il est convenu ce qui suit.'),
  ];
};

const dutiesOf = ({ offer }: ContractFacts): Block[] => [
  paragraph('Selon l’offre publiée sur Basoche, reprise ici telle quelle\u202f:'),
  ...offer.description
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((text): Block => ({ as: 'quote', text })),
];

const placeOf = ({ offer }: ContractFacts, missing: Missing): string => {
  const { modality, department: place, city } = offer;
  const where = placeText({ modality, place, city });
  if (modality === 'distance') {
    return `L’offre annonçait un travail à distance. Lieu de rattachement et organisation du télétravail\u202f: ${missing('lieu de rattachement et conditions du télétravail')}.`;
  }
  const remote =
    modality === 'mixte'
      ? ` Part du travail à distance\u202f: ${missing('organisation du télétravail')}.`
      : '';
  return `Lieu annoncé par l’offre\u202f: ${where}. Adresse exacte\u202f: ${missing('adresse du lieu de travail')}.${remote}`;
};

const timeOf = ({ offer }: ContractFacts, missing: Missing): string => {
  if (offer.timing === 'part') {
    return `L’offre annonçait un temps partiel. Durée\u202f: ${missing('durée du travail à temps partiel')}\u202f; répartition entre les jours de la semaine\u202f: ${missing('répartition de la durée du travail')}.`;
  }
  const announced = offer.timing === 'full' ? 'un temps plein' : 'un autre rythme';
  return `L’offre annonçait ${announced}. Durée du travail\u202f: ${missing('durée du travail (heures par semaine ou forfait en jours)')}.`;
};

const payOf = ({ offer, type }: ContractFacts, missing: Missing): Block[] => {
  const words = salaryText(offer);
  const announced =
    words.length === 0
      ? 'L’offre n’annonçait pas de montant.'
      : `L’offre annonçait\u202f: ${words.join('\u202f; ')}. Cette annonce ne vaut pas accord sur un montant.`;
  const amount =
    type === 'collaboration'
      ? missing('montant de la rétrocession, hors taxes, et périodicité')
      : missing('rémunération brute et périodicité');
  return [paragraph(announced), paragraph(`Montant convenu\u202f: ${amount}.`)];
};

const confidentialityOf = ({ agreedAt }: ContractFacts): Block =>
  paragraph(
    agreedAt === null
      ? 'Les parties gardent confidentielles les informations qu’elles échangent à l’occasion du présent contrat, sans préjudice du secret professionnel.'
      : `Les parties ont accepté sur Basoche un accord de confidentialité (seconde acceptation le ${frenchDay(agreedAt)}). Il demeure, sans préjudice du secret professionnel.`,
  );

const employment = (drafted: ContractFacts, missing: Missing): Block[] => {
  const { offer, type } = drafted;
  const start = startWords(offer, missing);
  const term: Block[] =
    type === 'cdd'
      ? [
          article('2. Motif et terme'),
          paragraph(
            `Le présent contrat est conclu pour le motif suivant\u202f: ${missing('motif précis du recours au CDD')}.`,
          ),
          paragraph(
            `Personne remplacée, s’il y a lieu\u202f: ${missing('nom et qualification de la personne remplacée, ou supprimer')}.`,
          ),
          paragraph(
            `Il prend effet ${start} et s’achève ${missing('terme, ou durée minimale si le terme est imprécis')}. Renouvellement\u202f: ${missing('clause de renouvellement, ou supprimer')}.`,
          ),
          paragraph(`Période d’essai\u202f: ${missing('durée de la période d’essai, ou supprimer')}.`),
        ]
      : [
          article('2. Durée et prise d’effet'),
          paragraph(`Le présent contrat est conclu pour une durée indéterminée. Il prend effet ${start}.`),
          paragraph(
            `Période d’essai\u202f: ${missing('durée de la période d’essai et de son renouvellement, ou supprimer')}.`,
          ),
        ];
  return [
    article('1. Engagement et fonctions'),
    paragraph(
      `Le Salarié est engagé en qualité de ${offer.title}. Classification\u202f: ${missing('classification et coefficient conventionnels')}.`,
    ),
    ...dutiesOf(drafted),
    ...term,
    article('3. Lieu de travail'),
    paragraph(placeOf(drafted, missing)),
    article('4. Durée du travail'),
    paragraph(timeOf(drafted, missing)),
    article('5. Rémunération'),
    ...payOf(drafted, missing),
    article('6. Convention collective et protection sociale'),
    paragraph(
      `Convention collective\u202f: ${missing('convention collective applicable')}. Retraite complémentaire et prévoyance\u202f: ${missing('noms et adresses des organismes')}.`,
    ),
    article('7. Congés'),
    paragraph(`Congés payés\u202f: ${missing('durée et modalités des congés payés')}.`),
    article('8. Confidentialité'),
    confidentialityOf(drafted),
    article('9. Fin du contrat'),
    paragraph(
      type === 'cdd'
        ? `Le contrat s’achève à son terme. Rupture anticipée\u202f: ${missing('conditions de la rupture anticipée')}. Indemnité de fin de contrat\u202f: ${missing('indemnité de fin de contrat, ou motif de son absence')}.`
        : `Préavis\u202f: ${missing('durée du préavis de chaque partie')}.`,
    ),
  ];
};

const collaboration = (drafted: ContractFacts, missing: Missing): Block[] => {
  const { offer } = drafted;
  return [
    article('1. Objet'),
    paragraph(
      `Le Cabinet et le Collaborateur conviennent d’une collaboration libérale, sur le poste annoncé «\u00a0${offer.title}\u00a0». Le Collaborateur exerce son activité en toute indépendance, sans lien de subordination.`,
    ),
    ...dutiesOf(drafted),
    article('2. Durée et prise d’effet'),
    paragraph(
      `Durée\u202f: ${missing('durée indéterminée, ou durée déterminée avec son terme et son renouvellement')}. Prise d’effet ${startWords(offer, missing)}. Période d’essai\u202f: ${missing('durée de la période d’essai, ou supprimer')}.`,
    ),
    article('3. Conditions d’exercice'),
    paragraph(placeOf(drafted, missing)),
    paragraph(
      `Rythme\u202f: ${offer.timing === 'full' ? 'temps plein annoncé' : offer.timing === 'part' ? 'temps partiel annoncé' : 'autre rythme annoncé'}\u202f; organisation\u202f: ${missing('jours et conditions de présence')}. Moyens mis à disposition par le Cabinet\u202f: ${missing('bureau, matériel, secrétariat, documentation')}.`,
    ),
    article('4. Clientèle personnelle'),
    paragraph(
      `Conditions dans lesquelles le Collaborateur peut satisfaire les besoins de sa clientèle personnelle\u202f: ${missing('temps et moyens consacrés à la clientèle personnelle')}.`,
    ),
    article('5. Rémunération'),
    ...payOf(drafted, missing),
    article('6. Formation, repos et protection sociale'),
    paragraph(
      `Formation continue\u202f: ${missing('temps de formation')}. Repos rémunérés\u202f: ${missing('durée des repos rémunérés')}. Maladie, maternité, paternité, adoption\u202f: ${missing('modalités de suspension du contrat')}.`,
    ),
    article('7. Confidentialité et déontologie'),
    confidentialityOf(drafted),
    paragraph(
      `Conflits d’intérêts, clause de conscience et règles de la profession\u202f: ${missing('règles déontologiques applicables')}.`,
    ),
    article('8. Fin de la collaboration'),
    paragraph(
      `Conditions et modalités de la rupture, délai de prévenance\u202f: ${missing('délai de prévenance et modalités de rupture')}.`,
    ),
    article('9. Différends'),
    paragraph(
      `Conciliation et autorité compétente\u202f: ${missing('instance compétente pour les différends')}.`,
    ),
  ];
};

const signatures = (missing: Missing): Block[] => [
  article('Signatures'),
  paragraph(
    `Fait à ${missing('lieu de signature')}, le ${missing('date de signature')}, en deux exemplaires.`,
  ),
  {
    as: 'labelled',
    label: missing('signature du premier soussigné'),
    text: missing('signature du second soussigné'),
  },
];

const firstPage = ({ type, notices, offer, at }: ContractFacts, missing: readonly string[]): Block[] => [
  { as: 'title', text: 'Projet à relire' },
  { as: 'subtitle', text: `${labelOf(contractDrafts, type)} · ${offer.title}` },
  { as: 'separator' },
  paragraph(
    `Ce projet a été établi le ${frenchDay(at)} à partir de l’offre et des deux profils publiés sur Basoche, et de rien d’autre. Il n’est ni un conseil ni un contrat. Relisez chaque clause, complétez ce qui est surligné, supprimez ce qui ne convient pas, puis retirez cette page avant de le signer.`,
  ),
  ...(notices.length === 0
    ? []
    : [article('À vérifier'), ...notices.map((text): Block => ({ as: 'quote', text }))]),
  article(`À compléter (${missing.length})`),
  ...missing.map(
    (text): Block => ({ as: 'quote', text: `${text[0]?.toLocaleUpperCase('fr') ?? ''}${text.slice(1)}` }),
  ),
  { as: 'page' },
];

export const draftDocument = (drafted: ContractFacts): { head: DocumentHead; blocks: Block[] } => {
  const asked = new Set<string>();
  const missing: Missing = (what) => {
    asked.add(what);
    return `[à compléter\u202f: ${what}]`;
  };
  const { type, offer, candidate, at } = drafted;
  const title = labelOf(contractDrafts, type);
  const contract: Block[] = [
    { as: 'title', text: title },
    { as: 'separator' },
    ...partiesOf(drafted, missing),
    ...(type === 'collaboration' ? collaboration(drafted, missing) : employment(drafted, missing)),
    ...signatures(missing),
  ];
  return {
    head: {
      title: `${title} — projet`,
      subject: `${offer.title}, ${candidate.name}`,
      at,
      foot: `${title} · projet`,
    },
    blocks: [...firstPage(drafted, [...asked]), ...contract],
  };
};
