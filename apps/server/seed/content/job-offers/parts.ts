import type { Recruiter } from './kernel.ts';

/** Parts of an offer: the recruiter, the benefits, the selection. Each offer uses one of each. */

export const teams: Readonly<Record<Recruiter, readonly string[]>> = {
  company: [
    'Rattaché à la direction générale, le service juridique compte [trois|quatre|six] personnes et travaille avec toutes les équipes.',
    'Notre direction juridique se restructure et crée ce poste {à ville}.',
    'Vous rejoignez une équipe juridique resserrée, où chacun suit ses dossiers du premier échange à la signature.',
    'Le poste est ouvert à la suite d’une mobilité interne\u202f; une passation de trois semaines est prévue.',
  ],
  firm: [
    'Le cabinet réunit [quatre|sept|douze] avocats et intervient en conseil comme en contentieux.',
    'Cabinet indépendant installé {à ville}, nous traitons des dossiers suivis dans la durée.',
    'Nous renforçons le pôle dont l’activité a doublé en deux ans.',
  ],
  notary: [
    'L’étude compte [deux|trois|cinq] notaires associés et une vingtaine de collaborateurs.',
    'Office de centre-ville {à ville}, clientèle familiale et patrimoniale ancienne.',
    'L’étude est équipée pour la signature à distance et travaille sans papier.',
  ],
  bailiff: [
    'L’étude couvre l’ensemble du département et compte [quatre|six|neuf] clercs.',
    'Notre office {à ville} réunit signification, exécution et constats.',
    'L’étude vient de fusionner avec sa voisine et réorganise ses services.',
  ],
};

export const benefits: Readonly<Record<Recruiter, readonly string[]>> = {
  company: [
    'Intéressement, titres-restaurant et mutuelle prise en charge à 70\u00a0%.',
    'Deux jours de télétravail par semaine après la période d’intégration.',
    'Treizième mois, forfait mobilités durables et budget annuel de formation.',
  ],
  firm: [
    'Formation continue financée et temps réservé à la veille.',
    'Dossiers personnels admis et encouragés\u202f; matériel et documentation fournis.',
    'Deux jours de télétravail possibles, salle de sport partagée avec les voisins de palier.',
  ],
  notary: [
    'Treizième mois, intéressement et prise en charge des formations de la branche.',
    'Horaires aménageables et fermeture de l’étude à Noël.',
  ],
  bailiff: [
    'Véhicule de service et téléphone fournis\u202f; treizième mois.',
    'Prise en charge de la préparation à l’examen professionnel.',
  ],
};

export const processes: readonly string[] = [
  'Deux entretiens, l’un avec l’équipe et l’autre avec la direction\u202f; réponse à toutes les candidatures sous quinze jours.',
  'Un premier échange à distance d’une demi-heure, puis une rencontre sur place avec un court cas pratique.',
  'Merci de joindre un CV et quelques lignes sur ce qui vous attire dans ce poste.',
  'Processus court\u202f: deux rencontres en trois semaines. Poste ouvert aux personnes en situation de handicap.',
];

/** Texts that some offers have instead of a salary range. */
export const payWords: Readonly<Record<Recruiter, readonly string[]>> = {
  company: ['Selon profil et expérience', 'À partir de 40\u202f000\u00a0€', '45\u202f000\u00a0€'],
  firm: ['Selon expérience', 'Rétrocession à convenir', '42\u202f000\u00a0€'],
  notary: ['Selon la convention collective du notariat', 'Selon classification'],
  bailiff: ['Selon la convention collective', '28\u202f000\u00a0€'],
};
