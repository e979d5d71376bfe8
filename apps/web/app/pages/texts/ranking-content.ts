import { openDaysWithoutDeadline } from '@basoche/domain/postings/publication';
import type { PageText } from './text-page.tsx';

export const ranking: PageText = {
  title: 'Classement',
  lead: 'Dans quel ordre les missions, les offres, les membres et les articles sont présentés, et ce qui n’y change rien.',
  meta: 'Les critères de classement de Basoche\u202f: l’ordre exact des missions, des offres d’emploi, de l’annuaire et des articles. Aucun rang ne s’achète.',
  path: '/classement',
  articles: [
    {
      id: 'principes',
      title: 'Ce qui vaut partout',
      blocks: [
        {
          items: [
            {
              term: 'Aucun rang ne s’achète',
              text: 'Ni abonnement, ni frais, ni accord avec quiconque ne change une place. Il n’y a pas d’annonce mise en avant.',
            },
            {
              term: 'Le même ordre pour tous',
              text: 'Visiteur ou membre, vous voyez le même ordre. Il ne dépend ni de votre profil, ni de ce que vous avez lu, ni de votre appareil.',
            },
            {
              term: 'Les notes ne classent pas',
              text: 'Les avis, le nombre de missions terminées, le délai de réponse et le tarif sont affichés\u202f; aucun ne fait monter ou descendre un profil.',
            },
            {
              term: 'Les filtres écartent, les tris ordonnent',
              text: 'Un filtre retire ce qui ne correspond pas et laisse l’ordre du reste.',
            },
          ],
        },
      ],
    },
    {
      id: 'missions',
      title: 'Missions et offres',
      blocks: [
        'Une liste montre ce qui est publié et dont la date limite n’est pas passée. Les missions des clients externes ont leur propre liste. Sans recherche, les plus récentes viennent d’abord\u202f; avec des mots cherchés, les plus pertinentes. Vous pouvez choisir un autre ordre\u202f:',
        {
          items: [
            {
              term: 'Les plus récentes',
              text: 'Par instant de publication. Modifier une annonce ne la remonte pas\u202f; seule la relance d’une annonce dont la date limite est passée la publie de nouveau.',
            },
            {
              term: 'Date limite la plus proche',
              text: `Par date limite, puis les plus récentes. Une mission sans date limite en reçoit une, ${openDaysWithoutDeadline} jours après sa publication.`,
            },
            {
              term: 'Les mieux rémunérées (missions)',
              text: 'Par prix le plus haut de la fourchette annoncée, puis les plus récentes. Celles qui n’annoncent pas de prix viennent en dernier.',
            },
            {
              term: 'Les plus pertinentes',
              text: 'Quand vous cherchez des mots\u202f: d’abord les annonces qui les contiennent tous dans leur titre, leur domaine, leur département ou leur ville, puis les autres\u202f; les plus récentes d’abord dans chaque moitié. Sans mots, c’est l’ordre des plus récentes.',
            },
          ],
        },
        'Une recherche ignore accents et majuscules, lit le français (singulier et pluriel, conjugaisons) et tolère une faute de frappe. Elle ne porte jamais sur le nom de l’auteur d’une mission.',
        'Au bas d’une annonce, jusqu’à quatre autres\u202f: du même domaine et de la même nature, puis du même domaine, puis de la même nature, puis les plus récentes.',
      ],
    },
    {
      id: 'annuaire',
      title: 'Annuaire des membres',
      blocks: [
        'Un seul ordre, pour tous les membres comme pour les étudiants\u202f:',
        {
          items: [
            { term: 'D’abord', text: 'Les membres vérifiés, puis les autres.' },
            {
              term: 'Ensuite',
              text: 'Le profil le plus complet, mesuré par une liste que chacun voit sur sa page (photo, fonction, ville, présentation, tarif, domaine, compétence, expérience ou formation\u202f; pour une structure, logo, présentation, domaines, implantations, siège).',
            },
            { term: 'Enfin', text: 'À égalité, l’inscription la plus récente.' },
          ],
        },
        'Des mots cherchés dans l’annuaire retirent les profils qui ne les contiennent pas. Ils rangent les autres ainsi, chaque groupe gardant l’ordre ci-dessus\u202f:',
        {
          items: [
            {
              term: 'D’abord',
              text: 'Si les mots nomment une profession, les membres de cette profession\u202f; parmi eux, ceux qui ont tous les mots dans leur nom, leur profession, leur fonction, leur ville ou leurs domaines, puis ceux qui les écrivent dans leur présentation ou leurs expériences.',
            },
            { term: 'Ensuite', text: 'Les autres membres, dans le même ordre.' },
          ],
        },
      ],
    },
    {
      id: 'articles',
      title: 'Articles',
      blocks: [
        'Par dernière date de publication, les plus récents d’abord. Vous pouvez les ranger aussi des plus anciens aux plus récents, ou par auteur ou université dans l’ordre alphabétique.',
      ],
    },
    {
      id: 'candidatures',
      title: 'Candidatures et alertes',
      blocks: [
        'L’auteur d’une annonce voit ses candidats dans l’ordre d’arrivée, les derniers d’abord. Une alerte signale ce qui correspond à la recherche enregistrée, sans autre choix.',
        'Ce que vous pouvez faire sur une mission dépend de votre profession, de la nature de la mission et de la qualité du client\u202f: c’est une règle d’accès tirée de la loi, expliquée par le bouton «\u00a0Puis-je postuler\u202f?\u00a0», et non un classement.',
      ],
    },
    {
      id: 'compte-rendu',
      title: 'Ce qui ferait changer cette page',
      blocks: [
        'Nous la tenons à jour (article L. 111-7 du code de la consommation et article 5 du règlement (UE) 2019/1150). Elle décrit le service au 21 novembre 2026.',
      ],
    },
  ],
};
