import { defineMails } from '../../../../platform/mail/mail-content.ts';

/** Mail to admins about payments that wait or came back. */
const stuckLetter = ({ waiting, failed }: { readonly waiting: number; readonly failed: number }) => ({
  subject: 'Des paiements demandent votre attention',
  paragraphs: [
    ...(waiting === 0
      ? []
      : [
          waiting === 1
            ? 'Un paiement demandé il y a plus d’une heure n’est pas encore fait.'
            : `${waiting} paiements demandés il y a plus d’une heure ne sont pas encore faits.`,
        ]),
    ...(failed === 0
      ? []
      : [
          failed === 1
            ? 'Un remboursement a été rejeté par la banque de son destinataire.'
            : `${failed} remboursements ont été rejetés par la banque de leur destinataire.`,
        ]),
    'La page des finances en donne la raison, et permet de réessayer. Vous ne recevrez pas d’autre mail pour ceux-ci.',
  ],
});

interface StuckFacts {
  readonly name: string;
  readonly waiting: number;
  readonly failed: number;
  readonly publicUrl: string;
}

export const financeMails = defineMails({
  stuck: ({ name, publicUrl, ...counts }: StuckFacts) => ({
    ...stuckLetter(counts),
    greeting: `Bonjour ${name},`,
    button: { label: 'Voir les finances', url: `${publicUrl}/admin/finances?vue=paiements` },
  }),
});
