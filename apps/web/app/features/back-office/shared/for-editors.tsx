import { officeGuard } from '@basoche/domain/access/screen-guards';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Guarded } from '../../../layouts/guarded.tsx';
import { useMe } from '../../../lib/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { notAnEditor as content } from '../content.ts';

const forStaff = officeGuard('STAFF');

const Unless = ({ children }: { children: ReactNode }) =>
  useMe().staffRole === 'moderator' ? (
    <Page>
      <EmptyState icon={<IconLock size={24} stroke={1.5} aria-hidden />} title={content.title} order={1}>
        {content.text}
      </EmptyState>
    </Page>
  ) : (
    children
  );

/** Guard of screens for editors; moderators see a text instead. */
export const ForEditors = ({ children }: { children: ReactNode }) => (
  <Guarded by={forStaff}>
    <Unless>{children}</Unless>
  </Guarded>
);
