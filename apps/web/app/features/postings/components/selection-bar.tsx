import { writtenAtOnce } from '@basoche/domain/limits';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { keeping as content } from '../candidates-content.ts';
import classes from './candidates.module.css';
import type { Recipient } from './write-dialog.tsx';

const WriteDialog = lazy(() => import('./write-dialog.tsx'));

interface SelectionBarProps {
  of: PublicationKind;
  /** Id of the mission or the offer. */
  id: string;
  chosen: readonly Recipient[];
  onClear: () => void;
}

/** Actions on the selected candidates; visible as long as one is selected. */
export const SelectionBar = ({ of, id, chosen, onClear }: SelectionBarProps) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  const isTooMany = chosen.length > writtenAtOnce;
  return (
    <>
      {chosen.length > 0 && (
        <section className={classes.bar} aria-label={content.write}>
          <p className="flat strong" role="status">
            {content.chosen(chosen.length)}
            {isTooMany && <span className={classes.most}>{content.tooMany(writtenAtOnce)}</span>}
          </p>
          <div className={classes.barWays}>
            <Button variant="subtle" onClick={onClear}>
              {content.clear}
            </Button>
            <Button
              aria-haspopup="dialog"
              disabled={isTooMany}
              leftSection={<IconSend size={20} stroke={1.5} aria-hidden />}
              onClick={open}
            >
              {content.write}
            </Button>
          </div>
        </section>
      )}
      {wasOpened && (
        <Suspense>
          <WriteDialog of={of} id={id} to={chosen} opened={opened} onClose={close} onDone={onClear} />
        </Suspense>
      )}
    </>
  );
};
