import type { Hearing } from '@basoche/contract/hearings/hearings';
import { parisDay } from '@basoche/domain/time/paris';
import { Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { page as content, stepSentence } from '../content.ts';
import { dayInWords, hourOf } from '../facts.ts';
import classes from './hearings.module.css';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

const Steps = ({ steps }: { steps: NonNullable<Hearing['steps']> }) =>
  steps.length === 0 ? (
    <p className="flat top-3">{content.noStep}</p>
  ) : (
    <ol className={classes.steps}>
      {steps.map(({ kind, told, at }) => (
        <li key={`${kind} ${at}`}>
          <time dateTime={at}>
            {dayInWords(parisDay(new Date(at)))}, {hourOf(at)}
          </time>
          <span>{stepSentence({ kind, told, at })}</span>
        </li>
      ))}
    </ol>
  );

/** Parts of a hearing that its client alone reads: its steps, its instructions, and the way to withdraw it. */
export const Request = ({ hearing }: { hearing: Hearing }) => (
  <>
    {hearing.steps && (
      <section className="sheet pad-6" aria-live="polite">
        <Title order={2} className="larger">
          {content.steps}
        </Title>
        <Steps steps={hearing.steps} />
        {hearing.permitted.includes('cancel') && (
          <div className="top-4">
            <DialogButton
              variant="default"
              leftSection={<IconX size={20} stroke={1.5} aria-hidden />}
              dialog={(dialog) => <CancelDialog id={hearing.id} {...dialog} />}
            >
              {content.cancel}
            </DialogButton>
          </div>
        )}
      </section>
    )}
    {hearing.brief !== null && (
      <section className="sheet pad-6">
        <Title order={2} className="larger">
          {content.brief}
        </Title>
        <p className="soft small top-1 bottom-3">{content.briefHelp}</p>
        <p className={`flat ${classes.brief}`}>{hearing.brief}</p>
      </section>
    )}
  </>
);
