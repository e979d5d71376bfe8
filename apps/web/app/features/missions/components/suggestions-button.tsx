import { IconMailPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useMay } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { suggestions } from '../suggestion-content.ts';

const SuggestionsDialog = lazy(() => import('./suggestions-dialog.tsx'));

/** Button to invite members to the creator's own mission: « Inviter des profils ». */
export const SuggestionsButton = ({ missionID }: { missionID: string }) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  const may = useMay();
  if (!may('negotiate')) return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        leftSection={<IconMailPlus size={20} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        {suggestions.button}
      </Button>
      {wasOpened && (
        <Suspense>
          <SuggestionsDialog missionID={missionID} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
