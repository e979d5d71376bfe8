import { lazy } from 'react';
import { type Publishing, usePostingPublishing } from '../../postings/components/use-publishing.tsx';
import { manage } from '../creator-content.ts';

const RelaunchDialog = lazy(() => import('./relaunch-dialog.tsx'));

export const usePublishing = (): Publishing =>
  usePostingPublishing({
    dialog: RelaunchDialog,
    nowArchived: manage.nowArchived,
    nowPublished: manage.nowPublished,
  });
