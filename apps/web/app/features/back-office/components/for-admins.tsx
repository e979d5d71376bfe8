import { officeGuard } from '@basoche/domain/access/screen-guards';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Guarded } from '../../../layouts/guarded.tsx';
import { useMe } from '../../../lib/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { finances as content } from '../finance-content.ts';

const forStaff = officeGuard('STAFF');

interface ForAdminsProps {
  /** Text for other staff. */
  closed?: { readonly title: string; readonly text: string };
  children: ReactNode;
}

const Only = ({ closed = content.closed, children }: ForAdminsProps) =>
  useMe().staffRole === 'admin' ? (
    children
  ) : (
    <Page>
      <EmptyState icon={<IconLock size={24} stroke={1.5} aria-hidden />} title={closed.title} order={1}>
        {closed.text}
      </EmptyState>
    </Page>
  );

/** Guard of screens for admins; other staff see a text instead. */
export const ForAdmins = (props: ForAdminsProps) => (
  <Guarded by={forStaff}>
    <Only {...props} />
  </Guarded>
);
