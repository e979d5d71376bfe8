import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import type { UseMutationResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

export interface FillWords {
  readonly open: string;
  readonly openOf: (title: string) => string;
  readonly title: string;
  /** What follows, with as many candidates. */
  readonly text: (candidates: number) => string;
  readonly action: string;
  readonly done: (candidates: number) => string;
}

interface FillButtonProps {
  title: string;
  candidates: number;
  words: FillWords;
  id: string;
  useFill: (id: string, onDone: () => void) => UseMutationResult<unknown, Error, void>;
}

/** Says that somebody was found for what one published. */
export const FillButton = ({ id, title, candidates, words, useFill }: FillButtonProps) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  const filling = useFill(id, () => {
    close();
    notifySuccess(words.done(candidates));
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserCheck size={20} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={words.openOf(title)}
        onClick={open}
      >
        {words.open}
      </Button>
      {isWanted && (
        <Suspense>
          <ConfirmDialog
            opened={opened}
            title={words.title}
            confirm={words.action}
            pending={filling.isPending}
            failure={filling.error ? failureSentence(filling.error) : null}
            onConfirm={() => filling.mutate()}
            onClose={() => {
              filling.reset();
              close();
            }}
          >
            <strong>{typeset(title)}</strong>
            <br />
            {words.text(candidates)}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
};
