import { typeset } from '@basoche/domain/typography';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { disputes as content } from '../content.ts';
import type { ThreadToSettle } from '../settle-choices.ts';

const SettleDialog = lazy(() => import('./settle-dialog.tsx'));

/** Button that opens staff's decision about a thread. */
export const SettleButton = ({ settled }: { settled: ThreadToSettle }) => (
  <DialogButton
    aria-label={(settled.isRest ? content.rest : content).settleOf(typeset(settled.title))}
    dialog={(opened) => <SettleDialog settled={settled} {...opened} />}
  >
    {content.settle}
  </DialogButton>
);
