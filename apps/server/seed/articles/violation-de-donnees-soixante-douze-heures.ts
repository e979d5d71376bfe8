import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'violation-de-donnees-soixante-douze-heures',
  firstPublished: '2025-03-25',
  lastPublished: '2025-03-25',
  category: 'Données personnelles',
  title: 'Violation de données : que faire pendant les soixante-douze premières heures ?',
  subtitle:
    'Un courriel parti au mauvais destinataire, un ordinateur volé, un serveur chiffré : la marche à suivre pour un cabinet, une étude ou une direction juridique.',
  author: 'hugo-marchetti',
  university: 'port-lanvel',
  body: [
    { kind: 'titre_de_section', text: 'Reconnaître une violation' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le règlement général sur la protection des données (RGPD) définit la violation de données à caractère personnel comme une violation de la sécurité entraînant, de manière accidentelle ou illicite, la destruction, la perte, l’altération, la divulgation non autorisée de données, ou l’accès non autorisé à celles-ci (article 4, point 12). La définition est plus large que le piratage. Un dossier médical joint à la mauvaise réponse, une clé oubliée dans un train, une sauvegarde illisible après un rançongiciel sont des violations : confidentialité dans les deux premiers cas, disponibilité dans le troisième.',
        },
        {
          type: 'paragraph',
          text: 'Les professions du droit y sont exposées par nature. Leurs dossiers réunissent des données de santé, des condamnations, des patrimoines, des secrets de famille ; et leurs outils quotidiens sont le courriel et la pièce jointe.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Le délai : quand part-il ?' },
    {
      kind: 'citation',
      quote:
        'dans les meilleurs délais et, si possible, 72 heures au plus tard après en avoir pris connaissance',
      author: 'Règlement (UE) 2016/679, article 33, paragraphe 1',
    },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le point de départ est la connaissance, non l’incident. On admet que le responsable du traitement a connaissance de la violation lorsqu’il est raisonnablement certain qu’un incident a compromis des données ; une brève vérification préalable est donc permise, une semaine d’attentisme ne l’est pas. Le délai est compté en heures : il court la nuit et le dimanche. Si la notification part plus tard, elle est accompagnée des motifs du retard.',
        },
        {
          type: 'paragraph',
          text: 'La notification à l’autorité de contrôle, en France la CNIL, n’est pas due lorsque la violation n’est pas susceptible d’engendrer un risque pour les droits et libertés des personnes. Cette appréciation doit être écrite : l’absence de notification est une décision, et une décision se justifie.',
        },
        {
          type: 'paragraph',
          text: 'Le sous-traitant, lui, n’a pas à choisir. Il notifie toute violation au responsable du traitement dans les meilleurs délais après en avoir pris connaissance (article 33, paragraphe 2). C’est au contrat de transformer ces « meilleurs délais » en un nombre d’heures.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Ce que la notification contient' },
    {
      kind: 'texte',
      texts: [
        { type: 'paragraph', text: 'L’article 33, paragraphe 3, fixe un minimum :' },
        {
          type: 'o-list-item',
          text: 'la nature de la violation et, si possible, les catégories et le nombre approximatif de personnes et d’enregistrements concernés ;',
        },
        {
          type: 'o-list-item',
          text: 'le nom et les coordonnées du délégué à la protection des données ou d’un autre point de contact ;',
        },
        { type: 'o-list-item', text: 'les conséquences probables de la violation ;' },
        {
          type: 'o-list-item',
          text: 'les mesures prises ou proposées pour y remédier et en atténuer les effets.',
        },
        {
          type: 'paragraph',
          text: 'Il n’est pas nécessaire de tout savoir pour notifier : les informations peuvent être communiquées de manière échelonnée, sans autre retard indu (paragraphe 4). Mieux vaut une première notification sobre, puis un complément, qu’un silence en attendant le rapport d’expertise.',
        },
        {
          type: 'paragraph',
          text: 'Lorsque la violation est susceptible d’engendrer un risque élevé, les personnes concernées sont informées dans les meilleurs délais, en des termes clairs et simples (article 34). Trois cas en dispensent : les données étaient rendues incompréhensibles, par exemple par un chiffrement ; des mesures ultérieures ont fait disparaître le risque élevé ; l’information individuelle exigerait des efforts disproportionnés, auquel cas une communication publique la remplace.',
        },
        {
          type: 'paragraph',
          text: 'Enfin, toute violation, notifiée ou non, est consignée : faits, effets, mesures prises (article 33, paragraphe 5). Ce registre est la première pièce qu’une autorité demande.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Le cas des professions soumises au secret' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'La notification ne lève pas le secret professionnel. Elle décrit des catégories de données et de personnes, non le contenu des dossiers ni l’identité des clients. L’information adressée au client doit en revanche être assez précise pour qu’il se protège : dire quelles pièces sont en cause, ce qui est fait, ce qu’il peut faire lui-même.',
        },
        {
          type: 'paragraph',
          text: 'Pensez aussi aux autres interlocuteurs : l’assureur, dont le contrat fixe souvent un délai de déclaration ; le client pour lequel vous agissez comme sous-traitant ; l’ordre, la chambre ou l’instance professionnelle selon vos règles ; les services de police ou de gendarmerie si une infraction a été commise.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Écrivez une fiche d’une page et imprimez-la, car le jour venu l’écran sera peut-être noir. Elle porte cinq noms et cinq numéros de téléphone (direction, informatique, délégué à la protection des données, assureur, conseil), la première consigne (isoler sans éteindre ni effacer, noter l’heure), la grille d’évaluation du risque, l’adresse du formulaire de notification de la CNIL et un modèle de lettre aux personnes. Puis faites un exercice d’une demi-heure avec l’équipe : un ordinateur portable a disparu hier soir, il n’était pas chiffré ; que fait-on, dans quel ordre, et qui tient le registre ?',
        },
      ],
    },
  ],
};
