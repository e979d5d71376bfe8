import {
  dropArticle,
  publishArticle,
  publishBody,
  scheduleArticle,
  scheduleBody,
  unscheduleArticle,
  type WrittenArticle,
  withdrawArticle,
} from '@basoche/contract/news/writing';
import { articleLimits } from '@basoche/domain/news/writing';
import { addDays, parisDay, parisTime } from '@basoche/domain/time/paris';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { failureSentence, fieldErrors } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';
import ConfirmDialog from '../../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useRefreshNews } from './api.ts';
import { publication, writing as writingContent } from './content.ts';
import type { Writing } from './use-writing.ts';

const content = publication.dialogs;

export type PublicationAction = 'publish' | 'correct' | 'schedule' | 'unschedule' | 'withdraw' | 'drop';

interface DialogProps extends Opened {
  writing: Writing;
}

/** Decision about an article: saves pending changes first, then decides on the saved version. */
const useDecision = ({ flush, meet, decided }: Writing) => {
  const refresh = useRefreshNews();
  return async (decide: () => Promise<WrittenArticle | null>): Promise<void> => {
    if (!(await flush())) throw new Error(writingContent.status.failed);
    try {
      const answer = await decide();
      if (answer !== null) decided(answer);
    } catch (error) {
      if (isProblem(error, 'STATE_CHANGED')) await meet().catch(() => undefined);
      throw error;
    }
    void refresh();
  };
};

/** Sentences of the article's invalid fields, since this dialog does not show the fields. */
const explained = (error: unknown): string | null => {
  if (isProblem(error) && error.problem.errors?.[0]?.path.startsWith('content.'))
    return error.problem.errors.map(({ message }) => message).join(' ');
  return error instanceof Error && error.message === writingContent.status.failed ? error.message : null;
};

const Confirmed = ({
  writing,
  opened,
  asks,
  onClose,
}: DialogProps & { asks: 'publish' | 'unschedule' | 'withdraw' | 'drop' }) => {
  const api = useApi();
  const navigate = useNavigate();
  const decide = useDecision(writing);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { article, latestVersion } = writing;
  const params = { id: article.id };
  const calls = {
    publish: () => api.call(publishArticle, { params, body: { version: latestVersion() } }),
    unschedule: () => api.call(unscheduleArticle, { params, body: { version: latestVersion() } }),
    withdraw: () => api.call(withdrawArticle, { params, body: { version: latestVersion() } }),
    drop: () => api.call(dropArticle, { params }).then(() => null),
  };
  const labels = {
    publish: article.stage === 'withdrawn' ? publication.again : publication.publish,
    unschedule: publication.unschedule,
    withdraw: publication.withdraw,
    drop: publication.drop,
  };
  const confirm = async () => {
    setPending(true);
    setFailure(null);
    try {
      await decide(calls[asks]);
      notifySuccess(content[asks].done);
      onClose();
      if (asks === 'drop') void navigate('/admin/articles');
    } catch (error) {
      setFailure(explained(error) ?? failureSentence(error));
    }
    setPending(false);
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={content[asks].title}
      confirm={labels[asks]}
      danger={asks === 'withdraw' || asks === 'drop'}
      pending={isPending}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {content[asks].text}
    </ConfirmDialog>
  );
};

const CorrectDialog = ({ writing, ...dialog }: DialogProps) => {
  const api = useApi();
  const decide = useDecision(writing);
  const params = { id: writing.article.id };
  return (
    <FormDialog
      {...dialog}
      title={content.correct.title}
      draft={`correction:${writing.article.id}`}
      initialValues={{ correction: '' }}
      check={({ correction }) => fieldErrors(publishBody, { version: 0, correction })}
      explain={explained}
      send={({ correction }) =>
        decide(() =>
          api.call(publishArticle, { params, body: { version: writing.latestVersion(), correction } }),
        )
      }
      done={content.correct.done}
      submit={publication.correct}
    >
      {({ fields }) => (
        <>
          <p>{content.correct.text}</p>
          <TextInput
            label={content.correct.note}
            description={content.correct.noteHelp}
            name="correction"
            maxLength={articleLimits.correction}
            autoComplete="off"
            data-autofocus
            {...fields.getInputProps('correction')}
          />
        </>
      )}
    </FormDialog>
  );
};

const ScheduleDialog = ({ writing, ...dialog }: DialogProps) => {
  const api = useApi();
  const decide = useDecision(writing);
  const { id, stage, firstPublishedAt } = writing.article;
  const planned = stage === 'scheduled' && firstPublishedAt !== null ? new Date(firstPublishedAt) : null;
  return (
    <FormDialog
      {...dialog}
      title={content.schedule.title}
      draft={null}
      initialValues={{
        day: planned ? parisDay(planned) : addDays(parisDay(new Date()), 1),
        time: planned ? parisTime(planned) : '08:00',
      }}
      check={(values) => fieldErrors(scheduleBody, { version: 0, ...values })}
      explain={explained}
      send={(values) =>
        decide(() =>
          api.call(scheduleArticle, {
            params: { id },
            body: { version: writing.latestVersion(), ...values },
          }),
        )
      }
      done={content.schedule.done}
      submit={content.schedule.submit}
    >
      {({ fields }) => (
        <>
          <p>{content.schedule.text}</p>
          <TextInput
            type="date"
            label={content.schedule.day}
            name="day"
            required
            data-autofocus
            {...fields.getInputProps('day')}
          />
          <TextInput
            type="time"
            label={content.schedule.time}
            name="time"
            required
            {...fields.getInputProps('time')}
          />
        </>
      )}
    </FormDialog>
  );
};

interface PublicationDialogsProps {
  writing: Writing;
  asked: PublicationAction | null;
  onClose: () => void;
}

/** Confirmation of each decision about an article; one is open at a time. */
export default function PublicationDialogs({ writing, asked, onClose }: PublicationDialogsProps) {
  const confirmed = ['publish', 'unschedule', 'withdraw', 'drop'] as const;
  return (
    <>
      {confirmed.map((asks) => (
        <Confirmed key={asks} writing={writing} asks={asks} opened={asked === asks} onClose={onClose} />
      ))}
      <CorrectDialog writing={writing} opened={asked === 'correct'} onClose={onClose} />
      <ScheduleDialog writing={writing} opened={asked === 'schedule'} onClose={onClose} />
    </>
  );
}
