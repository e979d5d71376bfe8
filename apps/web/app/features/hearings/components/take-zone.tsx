import type { Hearing } from '@basoche/contract/hearings/hearings';
import { hearingsPath } from '@basoche/domain/access/own-paths';
import { Button } from '@mantine/core';
import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { notifySuccess } from '../../../lib/notify.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { useDeclineHearing } from '../api.ts';
import { priceOf } from '../facts.ts';
import { take as content } from '../take-content.ts';
import classes from './hearings.module.css';

const TakeDialog = lazy(() => import('./take-dialog.tsx'));

/** Bar at the foot of a phone, in the right column of a wide screen, from which an avocat takes a hearing. */
export const TakeBar = ({ hearing }: { hearing: Hearing }) => (
  <div className={classes.take}>
    {hearing.isDeclined && <p className="flat soft small bottom-3">{content.isDeclined}</p>}
    <DialogButton fullWidth size="lg" dialog={(dialog) => <TakeDialog hearing={hearing} {...dialog} />}>
      {content.button(priceOf(hearing.price))}
    </DialogButton>
  </div>
);

/** Takes a hearing out of the viewer's list: they get no more news of it. */
export const DeclineButton = ({ id }: Pick<Hearing, 'id'>) => {
  const navigate = useNavigate();
  const decline = useDeclineHearing(() => {
    notifySuccess(content.declined);
    void navigate(hearingsPath);
  });
  return (
    <Button variant="subtle" loading={decline.isPending} onClick={() => decline.mutate({ params: { id } })}>
      {content.decline}
    </Button>
  );
};
