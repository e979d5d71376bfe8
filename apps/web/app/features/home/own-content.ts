/** Words of the screens that gather a member's own affairs. */

export const favouritesWords = {
  title: 'Favoris',
  lead: 'Les missions, les offres et les personnes que vous gardez sous la main.',
  tabs: 'Vos favoris',
  missions: 'Missions',
  jobs: "Offres d'emploi",
  members: 'Profils',
} as const;

export const applicationsWords = {
  title: 'Mes candidatures',
  lead: 'Où en est chaque mission et chaque offre à laquelle vous avez postulé.',
  tabs: 'Vos candidatures',
  members: 'Missions',
  customers: 'Missions de clients externes',
  jobs: "Offres d'emploi",
} as const;
