import { officeGuard } from '@basoche/domain/access/screen-guards';
import { IconArticle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { useMe } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { editor } from '../content.ts';

const forStaff = officeGuard('STAFF');

const Unless = ({ children }: { children: ReactNode }) => {
  const isEditor = useMe().staffRole === 'editor';
  const { pathname } = useLocation();
  if (!isEditor) return children;
  // All staff start at this path; editors have another screen.
  if (pathname === '/admin') return <Navigate to="/admin/articles" replace />;
  return (
    <Page>
      <EmptyState
        icon={<IconArticle size={24} stroke={1.5} aria-hidden />}
        title={editor.title}
        order={1}
        action={
          <Button component={Link} to="/admin/articles" variant="default">
            {editor.action}
          </Button>
        }
      >
        {editor.text}
      </EmptyState>
    </Page>
  );
};

/** Guard of screens for moderators; editors see a text instead. */
export const ForModerators = ({ children }: { children: ReactNode }) => (
  <Guarded by={forStaff}>
    <Unless>{children}</Unless>
  </Guarded>
);
