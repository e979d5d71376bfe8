import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'stage-en-droit-convention-et-gratification',
  firstPublished: '2026-05-26',
  lastPublished: '2026-05-26',
  category: 'Études et carrière',
  title: 'Stage en droit : la convention, la gratification et ce que l’on a le droit d’apprendre',
  subtitle:
    'Durée, présence, gratification, tuteur : les règles à connaître des deux côtés du bureau, et quelques usages qui font d’un stage autre chose qu’un renfort discret.',
  author: 'redaction',
  university: null,
  body: [
    { kind: 'titre_de_section', text: 'Pas de stage sans convention' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le stage n’est ni un emploi ni une période d’essai. Le code de l’éducation l’encadre aux articles L. 124-1 et suivants, qui valent pour l’étude, le cabinet, l’entreprise et l’association. Il s’inscrit dans un cursus, comporte un volume minimal de formation en établissement et donne lieu à une convention entre le stagiaire, l’organisme d’accueil et l’établissement, signée aussi par l’enseignant référent et par le tuteur.',
        },
        {
          type: 'paragraph',
          text: 'Le législateur a écrit noir sur blanc ce qu’un stage ne peut pas être. Aucune convention ne peut être conclue pour exécuter une tâche régulière correspondant à un poste de travail permanent, faire face à un accroissement temporaire d’activité, occuper un emploi saisonnier ou remplacer un salarié absent (article L. 124-7). Le stagiaire qui tient seul le standard d’un cabinet pendant un congé n’est pas en stage.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'La durée et la gratification' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Un ou plusieurs stages dans un même organisme ne peuvent dépasser six mois par année d’enseignement (article L. 124-5). Le calcul se fait en présence effective : sept heures, consécutives ou non, valent un jour ; vingt-deux jours, consécutifs ou non, valent un mois (article D. 124-6).',
        },
        {
          type: 'paragraph',
          text: 'La gratification est obligatoire lorsque la durée du stage dans un même organisme est supérieure à deux mois, consécutifs ou non, au cours d’une même année d’enseignement (article L. 124-6). Le seuil est donc franchi dès la 309e heure. Elle est alors due depuis le premier jour du premier mois, versée mensuellement, et n’a pas le caractère d’un salaire.',
        },
        {
          type: 'list-item',
          text: 'Son minimum est de 15 % du plafond horaire de la sécurité sociale par heure de présence, sauf convention de branche ou accord étendu plus favorable. Le plafond est révisé chaque année : vérifiez le montant avant de signer.',
        },
        {
          type: 'list-item',
          text: 'Les professions du droit ont leurs conventions collectives et leurs accords : consultez celui de l’employeur, en particulier dans les cabinets et les études.',
        },
        {
          type: 'list-item',
          text: 'Elle s’ajoute au remboursement éventuel de frais, à la prise en charge des transports et à l’accès au restaurant d’entreprise ou aux titres-restaurant, dans les mêmes conditions que pour les salariés.',
        },
        {
          type: 'paragraph',
          text: 'En dessous du seuil, rien n’interdit de gratifier. Un stage de six semaines en droit se fait à plein temps, souvent dans une ville chère : une somme modeste élargit le cercle de ceux qui peuvent l’accepter.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Un tuteur qui a du temps' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'L’organisme d’accueil désigne un tuteur chargé de l’accueil et de l’accompagnement du stagiaire (article L. 124-9). Le nombre de stagiaires qu’une personne peut suivre à la fois et le nombre de stagiaires accueillis par un même organisme sont limités par décret. Le stagiaire est inscrit dans une partie spécifique du registre unique du personnel (code du travail, article L. 1221-13). La durée de présence suit les règles applicables aux salariés, et les stages de plus de deux mois ouvrent droit à des congés ou autorisations d’absence prévus par la convention.',
        },
        {
          type: 'paragraph',
          text: 'Le secret professionnel n’est pas une politesse : le stagiaire y est tenu pour ce qu’il apprend. La convention le rappelle, le tuteur l’explique le premier matin, avec des exemples : ni nom de client sur un écran dans le train, ni document de dossier dans une messagerie personnelle, ni pièce confiée à un outil en ligne que le cabinet n’a pas choisi.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Ce qu’un bon stage apprend' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le droit s’apprend mal en photocopiant, et mal aussi en rédigeant seul des conclusions que personne ne commente. Un programme raisonnable combine quatre choses : assister (audience, rendez-vous, signature), chercher (une question, une note, une bibliographie courte), écrire (un projet, relu ligne à ligne), suivre (un dossier du début à la fin).',
        },
        {
          type: 'paragraph',
          text: 'L’étudiant ne donne pas de consultation au client et ne signe rien. Cette limite n’appauvrit pas le stage : elle permet de confier de vrais dossiers, puisqu’un professionnel en répond. Le retour compte autant que la tâche. Dix minutes de corrections orales valent plus qu’une annotation « à revoir ».',
        },
        {
          type: 'paragraph',
          text: 'À la fin, l’organisme remet une attestation qui indique la durée effective et, s’il y a lieu, le montant total de la gratification. Conservez-la avec la convention : on la redemande des années plus tard.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Étudiant : relisez la convention avant la signature et cherchez cinq lignes (dates, durée de présence par semaine, gratification, tuteur, activités confiées) ; si les activités tiennent en trois mots, demandez qu’elles soient complétées. Maître de stage : bloquez dès maintenant deux rendez-vous, l’un à la fin de la première semaine, l’autre à mi-parcours, et choisissez le dossier que le stagiaire suivra. Gestionnaire : comptez les heures depuis le premier jour, car c’est la 309e qui rend dues les précédentes.',
        },
      ],
    },
  ],
};
