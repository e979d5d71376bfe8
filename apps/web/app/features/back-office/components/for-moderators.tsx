import { officeGuard } from '@basoche/domain/access/guards';
import { IconArticle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Guarded } from '../../../layouts/guarded.tsx';
import { useMe } from '../../../lib/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { editor } from '../content.ts';

const forStaff = officeGuard('STAFF');

const Unless = ({ children }: { children: ReactNode }) =>
  useMe().staffRole === 'editor' ? (
    <Page>
      <EmptyState icon={<IconArticle size={24} stroke={1.5} aria-hidden />} title={editor.title}>
        {editor.text}
      </EmptyState>
    </Page>
  ) : (
    children
  );

/** Screens of the staff who look after threads and people; editors are told that nothing here is theirs. */
export const ForModerators = ({ children }: { children: ReactNode }) => (
  <Guarded by={forStaff}>
    <Unless>{children}</Unless>
  </Guarded>
);
