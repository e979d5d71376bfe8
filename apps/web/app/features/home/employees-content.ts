import { availabilityHoldsDays } from '@basoche/domain/members/availability';
import type { Audience } from './audience.ts';
import { facts } from './facts.ts';

/** For employed legal professionals. */
export const employees: Audience = {
  path: '/salaries',
  metaTitle: 'Professionnels du droit salariés\u202f: missions, portage et emplois',
  description: `Juristes, clercs, collaborateurs de notaire\u202f: une mission en portage salarial dès ${facts.portageMinimum} ou en relation directe, et les offres d’emploi du réseau.`,
  picture: 'salaries',
  name: 'Professionnels du droit et salariés',
  title: 'Vos compétences juridiques, au-delà de votre poste',
  lead: 'Juristes, clercs, collaborateurs de notaire, responsables juridiques\u202f: prenez une mission quand vous en avez le temps, en portage salarial ou en relation directe, et voyez passer les postes sans les chercher chaque jour.',
  drawing: 'career',
  actions: [
    { to: '/consult/emplois', label: 'Voir les offres d’emploi' },
    { to: '/consult/missions', label: 'Voir les missions' },
  ],
  secondAudience: {
    title: 'Combien vous resterait-il\u202f?',
    text: 'Le simulateur compare les trois modes pour un prix donné, cotisations et impôt déduits, taux et sources à l’appui.',
    link: {
      to: '/simulateur?montant=1000&publie=entreprise&realise=micro&nature=recherches',
      label: 'Ouvrir le simulateur',
    },
  },
  figures: [
    { figure: facts.portageMinimum, text: 'le prix à partir duquel une mission peut être portée' },
    {
      figure: facts.portage,
      text: `pour la réponse de Basoche à un portage, puis ${facts.portagePartner} pour celle d’ITG`,
    },
    { figure: '0\u00a0%', text: 'prélevé par Basoche sur le prix, dans les trois modes' },
    { figure: facts.verification, text: 'au plus pour vérifier votre diplôme' },
  ],
  gains: [
    {
      title: 'Une mission sans créer de structure',
      text: 'En portage salarial, la société de portage facture, cotise et vous verse un salaire. Vous n’avez ni statut à créer, ni facture à émettre.',
    },
    {
      title: 'Le net, avant de dire oui',
      text: `Pour 1\u202f000\u00a0€\u00a0HT payés sur un mois, le simulateur estime ${facts.net.portage} nets avant impôt en portage, ${facts.net.micro} en micro-entreprise. Chaque taux est daté et renvoie à qui le publie.`,
      link: {
        to: '/simulateur?montant=1000&publie=entreprise&realise=micro&nature=recherches',
        label: 'Voir le calcul',
      },
    },
    {
      title: 'Ce qui vous est ouvert, dit d’avance',
      text: 'Recherches, relecture, audit, veille, formation, traduction, formalités\u202f: ouverts à tous. Pour les autres natures, «\u00a0Puis-je postuler\u202f?\u00a0» répond selon votre profession, article de loi à l’appui.',
    },
    {
      title: 'Les postes viennent à vous',
      text: 'CDI, CDD et collaborations, à filtrer par contrat, lieu et domaine. Une recherche enregistrée vous écrit dès la publication, chaque jour ou chaque semaine.',
    },
    {
      title: 'Votre temps, tel qu’il est',
      text: `Disponible, bientôt, indisponible\u202f: vous le dites, et cela vaut ${availabilityHoldsDays}\u00a0jours. Un mail le lundi vous demande si c’est toujours vrai\u202f; sans réponse, rien n’est affiché.`,
    },
    {
      title: 'Des preuves de votre travail',
      text: 'Après chaque mission, chacun note l’autre. La note et sa date s’affichent sur votre page\u202f; le texte et le nom de qui l’a écrit ne sont lus que de vous, de lui et de notre équipe.',
    },
  ],
  courseTitle: 'Comment ça se passe',
  courseLead: 'De l’inscription à la première mission payée.',
  courses: [
    {
      steps: [
        {
          title: 'Prouver votre diplôme',
          text: `Master\u00a01 ou Master\u00a02 de droit validé, ou un titre équivalent. Réponse en moins de ${facts.verification}\u202f; le document est supprimé ${facts.documentsKept} après.`,
        },
        {
          title: 'Remplir votre page',
          text: 'Photo, fonction, ville, présentation, tarif horaire, domaines, compétences, parcours\u202f: huit points, et la page vous dit lequel manque.',
        },
        {
          title: 'Proposer un prix',
          text: 'Sur une mission ouverte à votre profession. L’accord de confidentialité accepté par les deux, la messagerie s’ouvre.',
        },
        {
          title: 'Convenir du mode',
          text: `Le client choisit la relation directe, le dépôt des fonds ou le portage\u202f; vous acceptez ou déclinez. Un portage reçoit deux réponses\u202f: Basoche en ${facts.portage}, ITG en ${facts.portagePartner}.`,
        },
        {
          title: 'Travailler, remettre',
          text: 'En dépôt et en portage, la mission ne commence qu’une fois la somme déposée\u202f: vous ne travaillez pas sur une promesse.',
        },
        {
          title: 'Être payé, être recommandé',
          text: `Les fonds partent dans les ${facts.release} qui suivent la fin\u202f: vers vous, ou en portage vers ITG, qui vous verse un salaire.`,
        },
      ],
    },
  ],
  costsLead: 'Basoche ne retient rien sur ce que vous gagnez.',
  costs: [
    {
      what: 'Portage salarial',
      figure: 'Fixé par ITG',
      text: 'Les frais de gestion de la société de portage sont retenus sur le prix, avant cotisations et salaire. Basoche ne demande rien.',
    },
    {
      what: 'Relation directe',
      figure: facts.nothing,
      text: 'Vous facturez vous-même, par exemple en micro-entreprise. La facture est préparée pour vous.',
    },
    {
      what: 'Dépôt des fonds',
      figure: facts.fee,
      text: `${facts.feeWithTax}, payés par le client. Vous recevez le prix et sa TVA en entier.`,
    },
    {
      what: 'Abonnement',
      figure: facts.monthly,
      text: 'Ou 99\u00a0€ par an, résiliable en deux clics. Il peut être demandé pour postuler\u202f; s’il l’est, c’est dit avant que vous proposiez un prix.',
    },
  ],
  example: `Pour 1\u202f000\u00a0€\u00a0HT payés sur un mois\u202f: ${facts.net.portage} nets avant impôt en portage, avec la protection d’un salarié\u202f; ${facts.net.micro} en micro-entreprise, après cotisations. Des estimations, pas des engagements.`,
  simulator: '/simulateur?montant=1000&publie=entreprise&realise=micro&nature=recherches',
  questions: [
    {
      question: 'Ai-je le droit de prendre des missions à côté de mon emploi\u202f?',
      answer: [
        'Cela dépend de votre contrat et de votre statut\u202f: clause d’exclusivité, obligation de loyauté, autorisation à demander pour un agent public, règles propres à l’avocat salarié. Lisez-les avant de postuler\u202f; Basoche ne contrôle pas ce point.',
      ],
    },
    {
      question: 'Mon employeur peut-il voir ma page\u202f?',
      answer: [
        'Oui, s’il consulte l’annuaire\u202f: vous y figurez dès que votre adresse est confirmée. Les moteurs de recherche, eux, ne reçoivent votre page que si vous le demandez.',
        'Vos favoris et vos recherches enregistrées ne sont connus que de vous\u202f; une candidature, de vous et de qui l’a reçue.',
      ],
    },
    {
      question: 'Puis-je donner une consultation ou rédiger un acte\u202f?',
      answer: [
        'Pour un membre du réseau, dans les limites de votre profession. Pour un client externe, non\u202f: la loi du 31\u00a0décembre 1971 le réserve aux professions réglementées, soit ici avocats, notaires, commissaires de justice et mandataires judiciaires.',
      ],
    },
    {
      question: 'Puis-je compter mon temps, ou être payé au mois\u202f?',
      answer: [
        'Oui. En proposant votre prix, vous pouvez le fixer par jour ou à l’heure, avec un plafond, en tranches, ou au forfait mensuel. Chaque mois se dépose et se paie pour lui-même. Vous organisez votre travail\u202f: Basoche ne relève ni horaires ni présence.',
        'Un portage salarial prend un prix par jour, à l’heure ou en tranches, mais pas un forfait mensuel.',
      ],
      link: { to: '/aide#mois', label: 'Comment se passe un mois' },
      holdsWhile: 'months',
    },
    {
      question: 'À quelles conditions une mission peut-elle être portée\u202f?',
      answer: [
        `Le client est une personne morale, vous êtes une personne physique, le prix atteint ${facts.portageMinimum}, et la mission n’est ni une postulation ni un contentieux.`,
        'Le Code du travail demande aussi une qualification de niveau bac + 2 ou trois ans d’expérience dans le même secteur.',
      ],
    },
    {
      question: 'Qui lit mon CV\u202f?',
      answer: [
        'Le recruteur à qui vous l’envoyez, et personne d’autre. Vous en gardez jusqu’à cinq, en PDF, et choisissez lequel part avec chaque candidature à une offre d’emploi.',
      ],
    },
  ],
  first: {
    title: 'La première étape',
    text: 'Votre identité, votre profession, une adresse email. Vous pouvez lire toutes les missions et toutes les offres avant même de vous inscrire.',
    link: { to: '/inscription?profil=professionnel', label: 'S’inscrire' },
  },
};
