import type { JobCard as Offer } from '@basoche/contract/jobs/jobs';
import { CardGrid } from '../../postings/components/card-grid.tsx';
import classes from '../../postings/components/posting-view.module.css';
import { StateBadge } from '../../postings/shared/state-badge.tsx';
import { consult } from '../content.ts';
import { JobCard } from '../shared/job-card.tsx';

const plain: Offer = {
  id: 'sample',
  title: 'Juriste en droit des contrats (F/H)',
  creatorID: 'creator',
  creatorName: 'Verdelune Industries',
  creatorPictureURL: null,
  creatorRole: 'COMPANY',
  domain: 'droit_affaires',
  nature: 'redaction',
  modality: 'mixte',
  place: '69',
  city: 'Lyon',
  contractType: 'CDI',
  timing: 'full',
  startNow: true,
  startDate: null,
  endDate: '2027-01-15',
  experiences: 'juriste_privé | 2_5ans',
  salary: '45 k€ selon expérience',
  salaryLow: 42_000,
  salaryHigh: 48_000,
  salaryPeriod: 'year',
  jobDescription:
    'Vous rédigez et négociez les contrats de distribution, vous suivez leur exécution avec les équipes commerciales et vous tenez le contentieux avec nos conseils. Une passation de trois semaines est prévue…',
  isArchived: false,
  isFilled: false,
  createdAt: '2026-11-20T09:00:00Z',
  publishedAt: '2026-11-20T09:00:00Z',
  isOpen: true,
  isFavourite: false,
};

const samples: readonly (readonly [name: string, offer: Offer])[] = [
  ['Ordinaire', plain],
  [
    'Noms longs',
    {
      ...plain,
      title:
        'Collaboratrice ou collaborateur en contentieux de la responsabilité médicale et de l’indemnisation du dommage corporel, site de Saint-Remy-en-Bouzemont',
      creatorName:
        'Société Coopérative d’Intérêt Collectif des Métiers du Droit et du Chiffre de Saint-Remy-en-Bouzemont',
      domain: 'responsabilite_medicale',
      contractType: 'collaboration',
      place: '51',
      city: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
    },
  ],
  ['Le salaire en ses mots', { ...plain, salaryLow: null, salaryHigh: null, salaryPeriod: null }],
  [
    'Sans salaire, à distance',
    {
      ...plain,
      salary: null,
      salaryLow: null,
      salaryHigh: null,
      salaryPeriod: null,
      modality: 'distance',
      place: null,
      city: null,
    },
  ],
  ['Close', { ...plain, isOpen: false }],
  ['Archivée', { ...plain, isArchived: true, isOpen: false }],
  ['Mots trouvés', { ...plain, marks: { title: [[11, 16]], jobDescription: [[5, 12]] } }],
];

/** Every state of an offer's card and its compact form, for the page of components. */
export const JobCardSamples = () => (
  <>
    <CardGrid>
      {samples.map(([name, offer]) => (
        <li key={name}>
          <JobCard offer={offer} order={3} />
        </li>
      ))}
      <li>
        <JobCard
          offer={plain}
          order={3}
          badge={<StateBadge type="JOB" state="NEW" />}
          note={consult.sentOn('20\u00a0novembre 2026')}
        />
      </li>
    </CardGrid>
    <br />
    <ul className={classes.others}>
      {samples.map(([name, offer]) => (
        <li key={name}>
          <JobCard offer={offer} order={3} compact />
        </li>
      ))}
    </ul>
  </>
);
