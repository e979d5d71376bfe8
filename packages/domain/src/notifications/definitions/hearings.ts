import { ofTopic } from '../definition.ts';

/** Notifications about hearings between avocats. */

export const hearingNotifications = {
  ...ofTopic('invitations', {
    HEARING_NOTICE: { title: 'Une audience est à prendre près de chez vous.' },
    HEARING_GONE: { title: 'Un confrère a pris l’audience que vous regardiez.' },
  }),
  ...ofTopic('account', {
    BAR_CONFIRMED: { title: 'Votre barreau est confirmé.' },
    BAR_REFUSED: { title: 'Votre barreau n’a pas été confirmé. Lisez pourquoi, puis corrigez-le.' },
  }),
  ...ofTopic('progress', {
    HEARING_TAKEN: { title: 'Un confrère a pris votre audience.' },
    HEARING_WIDENED: { title: 'Votre audience est proposée à davantage d’avocats.' },
    HEARING_PASSED: { title: 'Personne n’a pris votre audience\u202f: elle n’est plus proposée.' },
  }),
};
