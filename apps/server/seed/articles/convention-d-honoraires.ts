import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'convention-d-honoraires',
  firstPublished: '2025-02-18',
  lastPublished: '2025-02-18',
  category: 'Exercice professionnel',
  title: 'La convention d’honoraires, un contrat qui mérite d’être relu',
  subtitle:
    'L’écrit est la règle pour l’avocat, et souvent pour le notaire et le commissaire de justice hors tarif. Ce que la convention doit dire, et ce qu’elle gagne à prévoir.',
  author: 'yasmine-benali',
  university: 'mirebourg',
  body: [
    { kind: 'titre_de_section', text: 'L’écrit est la règle' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Depuis 2015, l’avocat conclut par écrit avec son client une convention d’honoraires, quelle que soit la matière. L’article 10 de la loi n° 71-1130 du 31 décembre 1971 ne réserve que l’urgence, la force majeure, l’aide juridictionnelle totale et les interventions rétribuées au titre de la troisième partie de la loi du 10 juillet 1991. Le même texte dit ce que la convention précise : le montant ou le mode de détermination des honoraires couvrant les diligences prévisibles, ainsi que les frais et débours envisagés.',
        },
        {
          type: 'paragraph',
          text: 'La règle a sa sœur dans le code de commerce. Les prestations que les notaires et les commissaires de justice accomplissent en concurrence avec d’autres professionnels, et qui ne sont pas soumises au tarif, appellent elles aussi une convention écrite (article L. 444-1). Un bon modèle sert donc bien au-delà du barreau.',
        },
        {
          type: 'paragraph',
          text: 'L’absence d’écrit ne prive pas l’avocat de toute rémunération : la Cour de cassation admet que les honoraires correspondant à des diligences établies soient fixés selon les critères légaux. Mais elle l’expose à une discussion qu’une page aurait évitée.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Les modes de calcul, et leur limite' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Trois méthodes coexistent : le forfait, qui suppose un périmètre étroitement décrit ; le temps passé, qui suppose un taux et une estimation ; l’abonnement, qui suppose un volume. À chacune peut s’ajouter un honoraire complémentaire de résultat. La limite est nette :',
        },
      ],
    },
    {
      kind: 'citation',
      quote:
        'Toute fixation d’honoraires qui ne le serait qu’en fonction du résultat judiciaire est interdite.',
      author: 'Loi n° 71-1130 du 31 décembre 1971, article 10',
    },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'L’honoraire de résultat suppose donc une rémunération des diligences qui ne soit pas de façade, et un résultat défini sans ambiguïté : somme obtenue ou économie réalisée, base de calcul hors ou toutes taxes, décision irrévocable ou accord signé. À défaut de convention, les honoraires se fixent d’après les critères du même article : la situation de fortune du client, la difficulté de l’affaire, les frais exposés, la notoriété de l’avocat et ses diligences.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Les clauses que l’on oublie' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'list-item',
          text: 'Le périmètre négatif : l’appel, l’exécution, l’incident de procédure, la négociation d’une transaction sont-ils compris ?',
        },
        {
          type: 'list-item',
          text: 'Le dessaisissement : comment sont rémunérées les diligences accomplies si la mission s’interrompt avant son terme, et que devient l’honoraire de résultat ?',
        },
        {
          type: 'list-item',
          text: 'Les tiers : expert, confrère postulant, commissaire de justice, traducteur ; qui les choisit, qui les paie, qui avance ?',
        },
        {
          type: 'list-item',
          text: 'La révision : à partir de quel seuil d’heures le client est-il prévenu, et par quel moyen ?',
        },
        {
          type: 'list-item',
          text: 'La facturation : périodicité, délai de paiement et, pour un client professionnel, pénalités de retard et indemnité forfaitaire de 40 €.',
        },
        {
          type: 'list-item',
          text: 'Le consommateur : nom et coordonnées du médiateur de la consommation, que le professionnel doit communiquer (code de la consommation, article L. 616-1).',
        },
        {
          type: 'paragraph',
          text: 'Une convention bien construite tient en trois pages. Ce n’est pas la longueur qui protège, c’est la correspondance entre les mots et le dossier : un forfait « première instance » qui ne dit rien de l’expertise n’est pas un forfait, c’est une future contestation.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'En cas de désaccord' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Les contestations relatives au montant et au recouvrement des honoraires de l’avocat relèvent d’une procédure propre, organisée par les articles 174 et suivants du décret n° 91-1197 du 27 novembre 1991. Le bâtonnier est saisi par toute partie ; il statue dans les quatre mois, délai qu’il peut prolonger par décision motivée ; sa décision peut être portée devant le premier président de la cour d’appel dans le mois. Cette voie concerne les honoraires : le juge de l’honoraire ne tranche pas la responsabilité de l’avocat, qui relève du juge de droit commun.',
        },
        {
          type: 'paragraph',
          text: 'Attention au temps : face à un client consommateur, l’action en paiement se prescrit par deux ans. La Cour de cassation fait application de l’article L. 218-2 du code de la consommation aux honoraires de l’avocat.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Prenez vos cinq dernières conventions et comparez-les aux factures émises depuis. Notez chaque ligne facturée que la convention n’annonçait pas : c’est la liste des clauses à ajouter. Vérifiez que chaque dossier ouvert depuis trois mois a sa convention signée et datée, classée avec le dossier. Et pour les affaires qui ont changé de nature en chemin, envoyez un avenant d’une page avant la prochaine facture, non après.',
        },
      ],
    },
  ],
};
