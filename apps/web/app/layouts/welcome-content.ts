import { verificationAnswerHours } from '@basoche/domain/limits';
/** Text beside the forms of login and registration. */
export const welcome = {
  title: '1ᵉʳ réseau juridique interprofessionnel',
  facts: [
    {
      icon: 'members',
      title: 'Entre juristes',
      text: 'Avocats, notaires, commissaires de justice, juristes et étudiants en droit se confient leurs missions.',
    },
    {
      icon: 'verified',
      title: 'Des profils vérifiés',
      text: `Diplômes et structures sont contrôlés par notre équipe, en moins de ${verificationAnswerHours} heures.`,
    },
    {
      icon: 'private',
      title: 'Des échanges confidentiels',
      text: 'Un accord de confidentialité ouvre chaque conversation, et le prix se négocie dans l’échange.',
    },
  ],
} as const;
