import { exportDays } from '@basoche/domain/retention/exports';
import { defineMails } from '../../../platform/mail/mail-content.ts';

interface ExportFacts {
  readonly name: string;
  readonly publicUrl: string;
}

export const exportMails = defineMails({
  ready: ({ name, publicUrl }: ExportFacts) => ({
    subject: 'Vos données sont prêtes',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Vous avez demandé une archive de vos données. Elle est prête.',
      `Elle se télécharge pendant ${exportDays} jours depuis vos paramètres, une fois connecté. Elle est ensuite supprimée.`,
    ],
    button: { label: 'Télécharger mes données', url: `${publicUrl}/parametres/donnees` },
    closing: 'Si vous n’avez rien demandé, changez votre mot de passe\u202f: quelqu’un le connaît peut-être.',
  }),
});
