import { vanityLength } from '@basoche/domain/members/vanity';

export const visibility = {
  title: 'Visibilité de votre page',
  text: 'Les membres et les visiteurs de Basoche trouvent votre page dans l’annuaire. Vous choisissez si les moteurs de recherche la trouvent aussi.',
  indexed: 'Apparaître dans les moteurs de recherche',
  indexedText:
    'Google et les autres peuvent alors montrer votre nom, votre fonction et votre présentation. Un retrait prend quelques jours chez eux.',
  vanity: 'Adresse courte',
  vanityText: `Facile à dire et à écrire sur une carte\u202f: ${vanityLength.min} à ${vanityLength.max} lettres, chiffres ou tirets.`,
  save: 'Enregistrer l’adresse',
  copy: 'Copier l’adresse',
  copied: 'L’adresse est copiée.',
  saved: 'Votre adresse courte est enregistrée.',
  givenBack: 'Votre adresse courte est libérée\u202f: elle ne mène plus à votre page.',
  see: 'Voir ma page',
} as const;
