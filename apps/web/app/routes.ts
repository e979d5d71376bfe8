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
  'consult/emplois',
  'consult/emplois/:jobID',
  'manage/emplois',
  'manage/emplois/create',
  'manage/emplois/update/:jobID',
  'manage/emplois/:jobID',
  'subscription',
  'subscription/success',
  'subscription/fail',
];

const underConstruction = (path: string) =>
  route(path, 'pages/under-construction.tsx', { id: `under-construction:${path}` });

/** Every screen of the product. */
export default [
  layout('layouts/public.tsx', [index('features/home/pages/home.tsx')]),

  layout('layouts/adaptive.tsx', later.map(underConstruction)),

  layout('layouts/bare.tsx', [underConstruction('page-en-construction')]),

  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
