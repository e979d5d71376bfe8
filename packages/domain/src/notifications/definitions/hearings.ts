import { ofTopic } from '../definition.ts';

/** Notifications about hearings between avocats. */

export const hearingNotifications = {
  ...ofTopic('hearings', {
    HEARING_NOTICE: { title: 'Une audience est à prendre près de chez vous.' },
    HEARING_GONE: { title: 'Un confrère a pris l’audience que vous regardiez.' },
  }),
  ...ofTopic('account', {
    BAR_CONFIRMED: { title: 'Votre barreau est confirmé.' },
    BAR_LEFT: { title: 'L’annuaire des avocats indique un autre barreau. Corrigez le vôtre.' },
    BAR_REFUSED: { title: 'Votre barreau n’a pas été confirmé. Lisez pourquoi, puis corrigez-le.' },
  }),
  ...ofTopic('progress', {
    HEARING_TAKEN: { title: 'Un confrère a pris votre audience.', mail: 'hearing-taken' },
    HEARING_CANCELLED: { title: 'L’audience que vous aviez prise est annulée.', mail: 'hearing-cancelled' },
    HEARING_GIVEN_BACK: {
      title: 'Le confrère qui avait pris votre audience la rend.',
      mail: 'hearing-given-back',
    },
    HEARING_TOMORROW: { title: 'L’audience a lieu demain.', mail: 'hearing-tomorrow' },
    HEARING_UNFUNDED: {
      title: 'L’audience approche, et les fonds ne sont pas déposés.',
      mail: 'hearing-unfunded',
    },
    HEARING_UNPAID: {
      title: 'L’heure de l’audience est venue, et les fonds ne sont pas déposés.',
      mail: 'hearing-unpaid',
    },
    HEARING_LAPSED: {
      title: 'Ni dépôt ni compte rendu\u202f: l’échange de l’audience est clos.',
      mail: 'hearing-lapsed',
    },
    HEARING_TAKEN_BACK: {
      title: 'L’audience est retirée\u202f: la personne qui devait s’y présenter ne le peut plus.',
      mail: 'hearing-taken-back',
    },
    HEARING_REPLACED: { title: 'Une autre personne du cabinet se présentera à votre audience.' },
    HEARING_REPORT_DUE: { title: 'Écrivez le compte rendu de l’audience.', mail: 'hearing-report-due' },
    HEARING_WIDENED: { title: 'Votre audience est proposée à davantage d’avocats.' },
    HEARING_UNFILLED: {
      title: 'Personne n’a encore pris votre audience. Vous pouvez en augmenter le prix.',
    },
    HEARING_STOPPED: { title: 'Notre équipe a annulé votre demande d’audience. Le motif est dans le mail.' },
    HEARING_PASSED: { title: 'Personne n’a pris votre audience\u202f: elle n’est plus proposée.' },
  }),
};
