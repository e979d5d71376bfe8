import { partyNamesADay, partyNamesInMonth } from '@basoche/domain/conflicts/limits';
import { exactCount, names, noName, registerFacts } from './register-facts.ts';

export const register = {
  title: 'Ma liste des conflits',
  lead: 'Vos clients et vos adversaires, pour vérifier vos conflits d’intérêts avant de candidater. Personne d’autre ne lit cette liste\u202f: ni les clients, ni notre équipe.',
  ofFirm: (name: string) =>
    `Les clients et les adversaires de ${name}. Ses propriétaires et ses responsables lisent cette liste, et personne d’autre\u202f: ni les clients, ni notre équipe.`,
  facts: registerFacts,
  none: noName,
  back: 'Retour à la mission',
  backToHearing: 'Retour à l’audience',
  notKeeper: 'Les propriétaires et les responsables de la structure tiennent cette liste.',
  due: {
    title: 'Votre liste est-elle à jour\u202f?',
    text: 'Vous ne l’avez pas revue depuis six mois.',
    confirm: 'Elle est à jour',
    confirmed: 'C’est noté.',
  },
  empty: {
    title: 'Ajoutez vos premiers noms, ou importez-les d’un tableur',
    text: 'Si vous n’avez ni client ni adversaire, indiquez-le\u202f: ce sera votre liste.',
    confirm: 'Je n’ai ni client ni adversaire',
  },
  add: 'Ajouter',
  import: 'Importer',
  export: 'Exporter',
  exportedFile: 'liste-des-conflits.csv',
  erase: 'Effacer toute la liste',
  search: 'Chercher dans la liste',
  list: 'Noms de la liste',
  notFound: 'Aucun nom de la liste ne contient ces mots.',
  more: 'Afficher les suivants',
  change: 'Modifier',
  remove: 'Retirer',
  changeOf: (name: string) => `Modifier ${name}`,
  removeOf: (name: string) => `Retirer ${name}`,
};

export const entryForm = {
  add: 'Ajouter un nom',
  change: 'Modifier ce nom',
  kind: 'Nature',
  lastName: 'Nom de famille',
  lastNameHelp: 'Avec les autres noms portés\u202f: «\u00a0Petit née Martin\u00a0».',
  firstName: 'Prénom',
  firstNameHelp: 'Sans prénom, le nom est rapproché de toutes les personnes qui le portent.',
  companyName: 'Nom de la société',
  siren: 'SIREN',
  sirenHelp: 'SIREN, SIRET ou numéro de TVA\u202f: la comparaison la plus sûre.',
  side: 'Qualité',
  reference: 'Référence',
  referenceHelp: 'Pour vous\u202f: le numéro d’un dossier, par exemple.',
  added: 'Le nom est ajouté.',
  known: 'Ce nom est déjà dans votre liste.',
  changed: 'Le nom est modifié.',
};

export const removal = {
  title: 'Retirer ce nom\u202f?',
  text: (name: string) => `${name} ne sera plus comparé aux parties des missions.`,
  done: 'Le nom est retiré.',
};

export const erasing = {
  title: 'Effacer toute la liste\u202f?',
  text: 'Tous les noms seront effacés. Le nombre de noms que vous pouvez ajouter ne change pas.',
  confirm: 'Effacer',
  done: 'La liste est effacée.',
};

export const importing = {
  title: 'Importer des noms',
  text: 'Un fichier CSV, tel que votre tableur l’enregistre, avec une ligne par nom et un titre par colonne\u202f: nom, prénom, SIREN, qualité, référence. Le fichier reste sur votre appareil.',
  choose: 'Choisir un fichier',
  pasted: 'Ou collez vos lignes',
  read: 'Lire ces lignes',
  tooLarge: 'Ce fichier dépasse 2 Mo.',
  nothing: 'Aucune ligne n’a été trouvée.',
  result: (ready: number, refused: number, known: number) =>
    [
      `${names(ready)} ${ready <= 1 ? 'prêt' : 'prêts'}`,
      `${exactCount(refused, 'ligne', 'lignes')} à corriger`,
      `${exactCount(known, 'nom', 'noms')} déjà dans votre liste`,
    ].join(', '),
  refused: 'Lignes à corriger',
  line: (line: number) => `Ligne ${line}`,
  download: (count: number) =>
    count <= 1 ? 'Télécharger la ligne' : `Télécharger les ${exactCount(count, 'ligne', 'lignes')}`,
  refusedFile: 'lignes-a-corriger.csv',
  another: 'Lire un autre fichier',
  send: (count: number) => `Ajouter ${names(count)}`,
  added: (count: number) => `${names(count)} ${count <= 1 ? 'ajouté' : 'ajoutés'}.`,
};

export const partyForm = {
  add: 'Ajouter une partie',
  change: 'Modifier cette partie',
  put: 'Ajouter',
  replace: 'Modifier',
  budget: `Vous pouvez donner ${partyNamesADay}\u00a0nouveaux noms par jour au plus, ${partyNamesInMonth} en trente jours, pour toutes vos missions. Un nom de naissance, un nom d’usage et chaque moitié d’un nom double comptent chacun pour un.`,
};
