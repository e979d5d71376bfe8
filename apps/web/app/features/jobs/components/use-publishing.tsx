import { lazy } from 'react';
import { type Publishing, useListingPublishing } from '../../postings/components/use-publishing.tsx';
import { manage } from '../creator-content.ts';

const RelaunchDialog = lazy(() => import('./relaunch-dialog.tsx'));

export const usePublishing = (): Publishing =>
  useListingPublishing({
    dialog: RelaunchDialog,
    nowArchived: manage.nowArchived,
    nowPublished: manage.nowPublished,
  });
