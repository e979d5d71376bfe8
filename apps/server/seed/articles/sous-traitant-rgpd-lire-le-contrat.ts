import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'sous-traitant-rgpd-lire-le-contrat',
  firstPublished: '2026-03-03',
  lastPublished: '2026-03-03',
  category: 'Données personnelles',
  title: 'Sous-traitance et données personnelles : lire un contrat « article 28 »',
  subtitle:
    'Hébergeur, prestataire de paie, outil de signature : huit points à contrôler dans l’annexe que l’on signe trop vite, et la question préalable que l’on oublie.',
  author: 'hugo-marchetti',
  university: 'port-lanvel',
  body: [
    { kind: 'titre_de_section', text: 'Une question préalable : qui décide ?' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Tout prestataire qui touche à des données n’est pas un sous-traitant. Au sens du règlement général sur la protection des données (RGPD), le responsable du traitement détermine les finalités et les moyens ; le sous-traitant traite les données pour le compte du responsable (article 4, points 7 et 8). L’hébergeur d’un logiciel de gestion est en général sous-traitant. L’avocat consulté sur un litige, le notaire qui reçoit un acte, l’expert-comptable pour ses missions propres déterminent eux-mêmes une large part de ce qu’ils font des données : ils sont le plus souvent responsables de leur traitement.',
        },
        {
          type: 'paragraph',
          text: 'La qualification suit les faits et non l’étiquette. Le prestataire qui détermine lui-même les finalités et les moyens, en violation du règlement, est considéré comme responsable pour ce traitement (article 28, paragraphe 10). Faire signer à tous la même annexe n’est donc pas une prudence, c’est une erreur de qualification signée.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Choisir avant de signer' },
    {
      kind: 'citation',
      quote: 'celui-ci fait uniquement appel à des sous-traitants qui présentent des garanties suffisantes',
      author: 'Règlement (UE) 2016/679, article 28, paragraphe 1',
    },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le contrat ne dispense pas du choix. Les garanties s’apprécient avant la signature, par des pièces : description des mesures techniques, lieu d’hébergement, liste des sous-traitants ultérieurs, résultats d’audit, certifications et leur périmètre exact. Gardez-en la trace : c’est elle, et non la clause, qui démontre que le choix a été fait.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Ce que le contrat contient' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le contrat est écrit, ce qui comprend la forme électronique (article 28, paragraphe 9). Il définit l’objet et la durée du traitement, sa nature et sa finalité, le type de données, les catégories de personnes concernées, les obligations et les droits du responsable. Puis il impose au sous-traitant, en substance, ce qui suit (paragraphe 3) :',
        },
        {
          type: 'list-item',
          text: 'ne traiter les données que sur instruction documentée du responsable, y compris pour les transferts hors de l’Union ;',
        },
        {
          type: 'list-item',
          text: 'veiller à ce que les personnes autorisées soient tenues à la confidentialité ;',
        },
        { type: 'list-item', text: 'prendre les mesures de sécurité exigées par l’article 32 ;' },
        {
          type: 'list-item',
          text: 'respecter les conditions prévues pour recruter un autre sous-traitant ;',
        },
        {
          type: 'list-item',
          text: 'aider le responsable à répondre aux demandes des personnes concernées ;',
        },
        {
          type: 'list-item',
          text: 'l’aider pour la sécurité, les violations de données et les analyses d’impact ;',
        },
        {
          type: 'list-item',
          text: 'supprimer ou renvoyer les données à la fin de la prestation, selon le choix du responsable ;',
        },
        {
          type: 'list-item',
          text: 'mettre à sa disposition les informations nécessaires et permettre des audits.',
        },
        {
          type: 'paragraph',
          text: 'Recopier cette liste ne suffit pas. Une annexe utile remplace chaque verbe par un chiffre, un nom ou un lieu : vingt-quatre heures pour signaler une violation, cinq jours ouvrés pour transmettre une demande d’accès, trente jours pour effacer, sauvegardes comprises.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'La chaîne des sous-traitants' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le sous-traitant ne recrute pas un autre sous-traitant sans l’autorisation écrite préalable du responsable, spécifique ou générale (article 28, paragraphe 2). Si l’autorisation est générale, il informe le responsable de tout changement prévu et lui laisse la possibilité de s’y opposer. Lisez la clause jusqu’au bout : à qui l’information est-elle adressée, combien de jours reste-t-il pour s’opposer, et que se passe-t-il ensuite ? Une opposition sans droit de résilier n’est qu’un avis.',
        },
        {
          type: 'paragraph',
          text: 'Les mêmes obligations sont imposées au sous-traitant ultérieur, et le premier demeure pleinement responsable devant le responsable du traitement de l’exécution par l’autre de ses obligations (paragraphe 4). Un plafond de responsabilité peut régler les rapports entre les parties ; il ne s’oppose ni à la personne concernée ni à l’autorité de contrôle.',
        },
        {
          type: 'paragraph',
          text: 'Deux points se cachent souvent hors de l’annexe. Le premier est le transfert : un support technique assuré depuis un pays tiers est un accès, donc un transfert à encadrer. Le second est la réutilisation : la phrase qui permet au prestataire d’« améliorer ses services » avec vos données lui donne une finalité propre. Si vous l’acceptez, que ce soit en connaissance de cause ; si vos données relèvent du secret professionnel, refusez-la.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Demandez à la comptabilité la liste des prestataires payés cette année et cochez ceux qui voient des données de clients ou de salariés. Pour chacun, retrouvez l’annexe signée. Classez en trois piles : aucune annexe, annexe sans chiffres, annexe complète. Écrivez dès aujourd’hui à ceux de la première pile, en commençant par l’hébergement, la messagerie et la paie. Vérifiez au passage que l’adresse à laquelle seraient envoyées les alertes de violation existe encore et que quelqu’un la lit le vendredi soir.',
        },
      ],
    },
  ],
};
