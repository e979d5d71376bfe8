import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'methode-de-recherche-juridique',
  firstPublished: '2026-09-29',
  lastPublished: '2026-09-29',
  category: 'Études et carrière',
  title: 'Chercher en droit : une méthode en six étapes pour ne rien affirmer sans l’avoir lu',
  subtitle:
    'Qualifier, remonter au texte, vérifier la version, lire la décision entière, contredire sa réponse, citer : un protocole pour l’étudiant comme pour le praticien pressé.',
  author: 'solenne-aubertin',
  university: 'valcendre',
  body: [
    { kind: 'titre_de_section', text: 'Commencer loin des moteurs' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'La plupart des recherches ratées le sont avant d’avoir commencé. On tape les mots du client, on trouve les mots du client. Or le droit ne connaît pas « le voisin qui fait du bruit » ; il connaît un trouble, un bail, un règlement de copropriété, une infraction. Le premier quart d’heure se passe donc sur une feuille.',
        },
        {
          type: 'paragraph',
          text: 'Écrivez la question en une phrase, avec un verbe et des parties désignées par leur qualité : bailleur, salarié, assureur, consommateur. Notez les faits acquis, ceux qui restent à prouver, les dates. Énumérez ensuite les qualifications possibles, même celle qui vous déplaît. Chacune ouvre un chemin différent, et c’est souvent la deuxième qui est la bonne.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Six étapes, dans cet ordre' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'o-list-item',
          text: 'Le texte. Cherchez la règle dans sa source officielle, en entier, avec l’article qui précède et celui qui suit : la définition et l’exception logent souvent là.',
        },
        {
          type: 'o-list-item',
          text: 'La version. Demandez-vous quelle rédaction s’applique à la date des faits, non à celle de la lecture, et lisez les dispositions transitoires de la loi qui a modifié le texte.',
        },
        {
          type: 'o-list-item',
          text: 'La hiérarchie. Vérifiez s’il existe une règle européenne ou internationale, un texte spécial qui déroge, une réserve d’interprétation.',
        },
        {
          type: 'o-list-item',
          text: 'La décision. Lisez l’arrêt, non son résumé : les faits, les moyens, les motifs, le dispositif. Notez la juridiction, la formation, la date, le numéro et le degré de publication.',
        },
        {
          type: 'o-list-item',
          text: 'La doctrine. Deux ou trois commentaires suffisent, choisis pour leurs désaccords plutôt que pour leur accord.',
        },
        {
          type: 'o-list-item',
          text: 'La contradiction. Cherchez pendant un quart d’heure ce qui donnerait tort à votre réponse. Ce que vous trouvez là vaut mieux que tout le reste.',
        },
        {
          type: 'paragraph',
          text: 'La deuxième étape est la plus négligée. Elle repose sur l’un des plus anciens articles du code, dont la sobriété n’épuise pas les difficultés :',
        },
      ],
    },
    {
      kind: 'citation',
      quote: 'La loi ne dispose que pour l’avenir ; elle n’a point d’effet rétroactif.',
      author: 'Code civil, article 2',
    },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Les lois de procédure, les lois interprétatives, les contrats en cours suivent des règles propres. Un numéro d’article peut aussi survivre à son contenu : depuis la réforme du droit des contrats entrée en vigueur le 1ᵉʳ octobre 2016, l’ancien article 1382 du code civil se lit à l’article 1240, et bien des notes anciennes trompent le lecteur qui ne regarde pas leur date.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lire une décision sans lui faire dire plus' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Un arrêt tranche un litige. L’article 5 du code civil défend aux juges de statuer par voie de disposition générale et réglementaire ; la portée d’une décision se démontre donc, elle ne se proclame pas. Trois questions y suffisent d’ordinaire. La Cour de cassation répond-elle à un moyen précis, ou pose-t-elle une règle en tête de ses motifs ? S’agit-il d’un rejet ou d’une cassation, et pour quel motif ? La solution a-t-elle été reprise, nuancée, abandonnée depuis ?',
        },
        {
          type: 'paragraph',
          text: 'Méfiez-vous des citations de seconde main. Une formule célèbre, recopiée d’article en article, est parfois absente de la décision à laquelle on la prête. La règle est simple et ne souffre pas d’exception : on ne cite que ce que l’on a ouvert.',
        },
        {
          type: 'paragraph',
          text: 'Cette règle vaut plus encore pour les réponses d’un outil de rédaction automatique. Il peut aider à formuler la question, à dresser un plan, à repérer des mots voisins. Il peut aussi produire une référence vraisemblable et inexistante. Toute référence se vérifie dans la source officielle, décision par décision, et aucune donnée de dossier ne lui est confiée sans l’accord de celui qui en répond.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Rendre une note utile' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le lecteur d’une note veut d’abord la réponse. Placez-la en tête, en trois lignes, avec son degré de certitude : règle établie, solution probable, question ouverte. Viennent ensuite les faits retenus, la règle, l’application, les objections, puis ce qu’il faudrait vérifier. Datez la note et indiquez le jour de la dernière vérification : une recherche se périme.',
        },
        {
          type: 'paragraph',
          text: 'Citez de façon que l’on retrouve : juridiction, formation, date, numéro de pourvoi ou de rôle. Distinguez toujours ce que dit le texte de ce que vous en déduisez. Et joignez les deux ou trois documents décisifs, surlignés ; le reste peut demeurer dans une liste.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Choisissez une note que vous avez rendue le mois dernier. Ouvrez chaque référence dans la source officielle et notez les écarts : version, portée, citation tronquée. Faites-en une liste de contrôle de dix lignes et collez-la en tête de votre modèle. Puis donnez-vous une règle pour la prochaine recherche : le texte avant le moteur, l’arrêt avant le commentaire, la contradiction avant la conclusion.',
        },
      ],
    },
  ],
};
