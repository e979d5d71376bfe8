import type { OfficeMember } from '@basoche/contract/members/office';
import type { MemberDecision } from '@basoche/domain/members/standing';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { decisions } from '../member-content.ts';

const DecisionDialog = lazy(() => import('./decision-dialog.tsx'));

export const DecisionButton = ({ member, decision }: { member: OfficeMember; decision: MemberDecision }) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  return (
    <>
      <Button
        {...(decision === 'erase' ? { variant: 'outline', color: 'red' } : { variant: 'default' })}
        aria-haspopup="dialog"
        onClick={open}
      >
        {decisions[decision].action}
      </Button>
      {isWanted && (
        <Suspense>
          <DecisionDialog member={member} decision={decision} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
