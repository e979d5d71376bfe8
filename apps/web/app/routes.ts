import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Screens that the specification names and a later issue builds: at their own path, the under-construction page. */
const later = [
  'blog',
  'blog/article/:articleID',
  'clients',
  'entreprises',
  'entreprises/:companyID',
  'professionnels-independants',
  'salaries',
  'formations',
  'members',
  'users',
  'users/:studentID',
  'subscription',
  'subscription/success',
  'subscription/fail',
];

const underConstruction = (path: string) =>
  route(path, 'pages/under-construction.tsx', { id: `under-construction:${path}` });

/** The page that shows every component in every state; it exists in development only. */
const styles = process.env.NODE_ENV === 'production' ? [] : [route('_styles', 'pages/styles.tsx')];

/** Every screen of the product, by layout. Who may open which is said by `Guarded` in the screen itself. */
export default [
  layout('layouts/public.tsx', [
    index('features/home/pages/home.tsx'),
    route('chartes', 'pages/terms.tsx'),
    ...styles,
  ]),

  layout('layouts/adaptive.tsx', [
    route('parametres', 'features/auth/pages/settings.tsx'),
    route('verify', 'features/auth/pages/verify.tsx'),
    route('aide', 'pages/help.tsx'),
    route('NDA', 'features/threads/pages/agreement.tsx'),
    route('dossiers/verifier', 'features/threads/pages/verify-evidence.tsx'),
    route('messages', 'features/threads/pages/inbox.tsx'),
    route('messages/:postulationID', 'features/threads/pages/thread.tsx'),
    route('notifications', 'features/notifications/pages/notifications.tsx'),
    route('consult/missions', 'features/missions/pages/consult.tsx'),
    route('consult/customers/missions', 'features/missions/pages/consult-customers.tsx'),
    route('consult/missions/recherches', 'features/saved-searches/pages/searches.tsx'),
    route('consult/missions/:missionID', 'features/missions/pages/mission.tsx'),
    route('consult/emplois', 'features/jobs/pages/consult.tsx'),
    route('consult/emplois/:jobID', 'features/jobs/pages/job.tsx'),
    route('manage/missions', 'features/missions/pages/manage.tsx'),
    route('manage/missions/create', 'features/missions/pages/create.tsx'),
    route('manage/missions/preview/:missionID', 'features/missions/pages/preview.tsx'),
    route('manage/missions/update/:missionID', 'features/missions/pages/update.tsx'),
    route('manage/missions/:missionID', 'features/missions/pages/candidates.tsx'),
    route('manage/emplois', 'features/jobs/pages/manage.tsx'),
    route('manage/emplois/create', 'features/jobs/pages/create.tsx'),
    route('manage/emplois/update/:jobID', 'features/jobs/pages/update.tsx'),
    route('manage/emplois/:jobID', 'features/jobs/pages/candidates.tsx'),
    ...later.map(underConstruction),
  ]),

  layout('layouts/standalone.tsx', [
    route('connexion', 'features/auth/pages/login.tsx'),
    route('connexion/code', 'features/auth/pages/second-factor.tsx'),
    route('inscription', 'features/auth/pages/register.tsx'),
    route('forgottenPassword', 'features/auth/pages/forgotten-password.tsx'),
    route('resetPassword/:sessionID', 'features/auth/pages/reset-password.tsx'),
  ]),

  layout('layouts/office.tsx', [
    route('admin', 'features/back-office/pages/portage.tsx'),
    route('admin/contestations', 'features/back-office/pages/disputes.tsx'),
    route('admin/signalements', 'features/back-office/pages/reports.tsx'),
    route('partner', 'features/back-office/pages/partner-portage.tsx'),
  ]),

  layout('layouts/bare.tsx', [
    route('alertes/arret/:token', 'features/saved-searches/pages/stop.tsx'),
    route('confirm/:confirmCode', 'features/auth/pages/confirm.tsx'),
    underConstruction('page-en-construction'),
  ]),

  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
