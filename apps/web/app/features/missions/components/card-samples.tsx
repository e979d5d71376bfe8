import type { MissionCard as Mission } from '@basoche/contract/missions/missions';
import { CardGrid } from '../../postings/components/card-grid.tsx';
import classes from '../../postings/components/posting-view.module.css';
import { StateBadge } from '../../postings/shared/state-badge.tsx';
import { cardOf, emptyMission } from '../mission-values.ts';
import { MissionCard } from '../shared/mission-card.tsx';

const now = new Date('2026-11-21T09:00:00Z');
const author = { name: 'Verdelune Industries', pictureURL: null, isCustomer: false };

const plain: Mission = {
  ...cardOf(
    {
      ...emptyMission,
      title: 'Relecture d’un bail commercial',
      skillsRequired:
        'Le bailleur propose son modèle, très déséquilibré\u202f: charges, travaux de l’article 606, clause d’enseigne. Nous voulons une contre-proposition réaliste, au vu du statut des baux commerciaux et de la loi Pinel, et un accompagnement jusqu’à la…',
      experience: ['avocat'],
      tarifLow: '650',
      tarifHigh: '1300',
    },
    author,
    'HT',
    now,
  ),
  id: 'sample',
  domain: 'droit_baux',
  nature: 'redaction',
};

const samples: readonly (readonly [name: string, mission: Mission])[] = [
  ['Ordinaire', plain],
  [
    'Noms longs',
    {
      ...plain,
      title:
        'Anticonstitutionnellement\u202f: rédaction, relecture et négociation d’une convention de partenariat pluriannuelle entre trois établissements publics',
      creatorName:
        'Société Coopérative d’Intérêt Collectif des Métiers du Droit et du Chiffre de Saint-Remy-en-Bouzemont',
      domain: 'responsabilite_medicale',
      onPlace: true,
      place: '51',
      city: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
      startNow: false,
      startDate: '2027-01-01',
    },
  ],
  ['Anonyme', { ...plain, isAnonym: true, creatorName: null, tarifLow: null, tarifHigh: null }],
  ['Close', { ...plain, isOpen: false }],
  ['Archivée', { ...plain, isArchived: true, isOpen: false }],
  ['D’un client externe', { ...plain, isFromCustomer: true, creatorName: 'Jeanne Lebrun' }],
  [
    'Mots trouvés',
    {
      ...plain,
      marks: {
        title: [
          [15, 19],
          [20, 30],
        ],
        skillsRequired: [[3, 11]],
      },
    },
  ],
];

/** Every state of the card and its compact form, for the page of components. */
export const CardSamples = () => (
  <>
    <CardGrid>
      {samples.map(([name, mission]) => (
        <li key={name}>
          <MissionCard mission={mission} order={3} />
        </li>
      ))}
      <li>
        <MissionCard
          mission={plain}
          order={3}
          badge={<StateBadge state="NEW" />}
          note={'Votre prix\u202f: 900\u00a0€\u00a0HT (1\u202f080\u00a0€\u00a0TTC)'}
        />
      </li>
    </CardGrid>
    <br />
    <ul className={classes.others}>
      {samples.map(([name, mission]) => (
        <li key={name}>
          <MissionCard mission={mission} order={3} compact />
        </li>
      ))}
    </ul>
  </>
);
