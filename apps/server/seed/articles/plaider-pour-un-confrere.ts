import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'plaider-pour-un-confrere',
  firstPublished: '2026-07-07',
  lastPublished: '2026-10-20',
  category: 'Procédure',
  title: 'Substituer un confrère à l’audience : ce qu’il faut demander, préparer et rendre',
  subtitle:
    'Un dossier que l’on n’a pas écrit, une juridiction que l’on connaît mieux que celui qui vous l’envoie : la méthode d’une correspondante, de l’acceptation au compte rendu.',
  author: 'yasmine-benali',
  university: 'mirebourg',
  body: [
    { kind: 'titre_de_section', text: 'Postuler n’est pas plaider' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'La première question n’est pas celle du fond, mais celle du rôle. L’avocat plaide partout en France : l’article 5 de la loi n° 71-1130 du 31 décembre 1971 ne met pas de borne territoriale à la plaidoirie. La postulation, elle, c’est-à-dire les actes de procédure accomplis là où la représentation obéit à une règle territoriale, s’exerce en principe devant les tribunaux judiciaires du ressort de la cour d’appel où l’avocat a sa résidence professionnelle, et devant cette cour. Le même article y met une réserve que les correspondants doivent connaître : l’avocat qui n’est pas maître de l’affaire et chargé aussi de la plaidoirie ne postule que devant le tribunal de sa résidence professionnelle ; il en va de même en matière de saisie immobilière, de partage et de licitation, et au titre de l’aide juridictionnelle.',
        },
        {
          type: 'paragraph',
          text: 'Trois services se cachent derrière la même demande de dépannage. Postuler, c’est figurer à la procédure et en répondre. Plaider en substitution, c’est porter à l’audience les écritures d’un autre. Assurer un appel des causes ou un renvoi, c’est dire une phrase et rapporter une date. Ils n’ont ni le même prix ni la même responsabilité ; la lettre de mission les nomme.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Ce que l’on demande avant d’accepter' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'o-list-item',
          text: 'L’identité de toutes les parties, de leurs conseils et des sociétés liées, pour rechercher un conflit d’intérêts. Ce contrôle précède l’ouverture du dossier.',
        },
        {
          type: 'o-list-item',
          text: 'La date, l’heure, la chambre, la nature de l’audience et la procédure, écrite ou orale.',
        },
        {
          type: 'o-list-item',
          text: 'L’état des échanges : dernières écritures de chacun, bordereaux, pièces, date de communication.',
        },
        {
          type: 'o-list-item',
          text: 'La consigne : retenir ou renvoyer, ce que l’on peut concéder, ce que l’on ne doit pas dire.',
        },
        {
          type: 'o-list-item',
          text: 'Le prix, les frais, et celui qui paie : l’usage, que consacre le règlement intérieur national de la profession, rend l’avocat qui confie le dossier personnellement tenu envers son confrère, sauf accord contraire, écrit et pris dès l’origine.',
        },
        {
          type: 'paragraph',
          text: 'Le client doit savoir qui se présentera pour lui, et l’accepter si la convention d’honoraires le prévoit. Les lettres entre avocats sont couvertes par le secret, à l’exception de celles qui portent la mention « officielle » (article 66-5 de la même loi), mention que les règles de la profession n’admettent que dans des cas limités.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Préparer en deux lectures' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'La première lecture est celle du juge : le dispositif des conclusions, de chaque côté, puis les pièces qui le soutiennent. On en tire une feuille unique, avec ce qui est demandé, ce qui est reconnu, ce qui est contesté. La seconde est celle de l’adversaire : on y cherche la pièce qui dérange et la question que le tribunal posera.',
        },
        {
          type: 'paragraph',
          text: 'La procédure fixe ce que l’on pourra ajouter. Lorsqu’elle est orale, les prétentions et les moyens se présentent à l’audience, même si l’on peut se référer à ses écritures (code de procédure civile, article 446-1). Lorsqu’elle est écrite, la plaidoirie éclaire les conclusions et n’en tient pas lieu. Dans tous les cas, une règle domine :',
        },
      ],
    },
    {
      kind: 'citation',
      quote:
        'Le juge doit, en toutes circonstances, faire observer et observer lui-même le principe de la contradiction.',
      author: 'Code de procédure civile, article 16',
    },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Une pièce découverte la veille se communique sur-le-champ à l’adversaire, ou ne se plaide pas. Après la clôture des débats, les parties ne peuvent plus déposer de note, sinon pour répondre au ministère public ou à la demande du président (article 445) : ce qui n’a pas été dit à la barre ne se rattrape guère.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'À la barre, puis au téléphone' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Présentez-vous au greffe et à votre contradicteur avant l’ouverture, dites pour qui vous substituez et signalez toute difficulté de communication. Plaidez court. Le confrère qui a écrit le dossier en aime les détours ; celui qui le plaide a l’avantage de n’en connaître que la ligne droite. Si le président pose une question à laquelle vous ne savez pas répondre, dites-le et proposez une note, s’il la demande.',
        },
        {
          type: 'paragraph',
          text: 'N’improvisez jamais une concession. Une offre à la barre, un désistement, une acceptation de médiation engagent le client : la consigne écrite les prévoit, ou l’on demande une suspension pour téléphoner.',
        },
        {
          type: 'paragraph',
          text: 'Le compte rendu part le jour même, pendant que la mémoire est fraîche. Il tient en une page : composition et adversaire présents, incidents, questions du tribunal, réponses données, pièces remises, date du délibéré, ce qui reste à faire et qui le fait. C’est ce document, plus que la plaidoirie, qui fait revenir un correspondant.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Préparez deux modèles d’une page. Le premier est le formulaire que vous enverrez à tout confrère qui vous sollicite : parties, audience, état de la procédure, consignes, prix. Le second est votre compte rendu type. Vérifiez que votre assurance couvre l’activité de correspondant et que votre recherche de conflits fonctionne avec des noms que vous n’avez jamais vus. Puis écrivez à trois confrères d’autres ressorts ce que vous faites volontiers et ce que vous ne faites pas : une collaboration fidèle commence par cette liste.',
        },
      ],
    },
  ],
};
