import type { Voice } from './missions/kernel.ts';

/** Last paragraphs of an announcement: deliverables and way of working. */
export const closings: Readonly<Record<Voice, readonly string[]>> = {
  company: [
    'Votre interlocuteur sera la direction juridique, qui répond dans la journée. Merci d’indiquer dans votre proposition le nombre d’heures envisagé et une expérience comparable.',
    'Les documents sont rédigés en français et disponibles sous format modifiable. Un point de quinze minutes en visioconférence ouvrira la mission.',
    'Nous travaillons volontiers dans la durée\u202f: si cette première mission se passe bien, d’autres suivront au fil de l’année.',
    'Le livrable sera lu par des non-juristes. Une page de synthèse en tête du document est indispensable.',
    'Nous attachons de l’importance à la clarté du devis\u202f: précisez ce qui est compris et ce qui ne l’est pas.',
  ],
  firm: [
    'Le secret professionnel s’applique. Les pièces seront transmises par un espace sécurisé après l’accord de confidentialité.',
    'Le travail sera relu par l’associé en charge, qui fera un retour détaillé\u202f: c’est aussi une occasion d’apprendre.',
    'Merci de signaler d’emblée tout conflit d’intérêts. Les noms des parties sont communiqués dès le premier échange.',
    'Nous cherchons quelqu’un de fiable sur les délais plutôt que le prix le plus bas.',
  ],
  notary: [
    'L’étude fournit les trames et l’accès au logiciel. Un référent reste joignable chaque matin.',
    'Les pièces sont anonymisées avant transmission. Le paiement intervient à la remise, sur facture ou par le dépôt de fonds.',
  ],
  bailiff: [
    'Une matinée de prise en main est prévue à l’étude. Horaires souples, ambiance studieuse et aimable.',
  ],
  person: [
    'Je ne suis pas juriste\u202f: merci de m’expliquer simplement ce que vous ferez et ce que cela coûtera au total, taxes comprises.',
    'Je peux envoyer les pièces tout de suite et je réponds vite aux messages, plutôt le soir.',
    'Mon budget est limité, dites-moi franchement si une démarche ne vaut pas la peine.',
  ],
  association: [
    'Nous sommes bénévoles\u202f: les échanges ont lieu plutôt en fin de journée, et le bureau valide chaque étape.',
    'Notre budget est voté, il ne pourra pas être dépassé. Nous mentionnerons volontiers votre concours dans notre rapport annuel.',
  ],
};
