import type { Thread } from '@basoche/contract/threads/threads';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { refreshInbox } from '../api/inbox.ts';
import { threadKey } from '../api/thread.ts';
import { hearing as content } from '../hearing-content.ts';

const Assignment = lazy(() => import('../../firms/shared/assignment.tsx'));

/** The person in charge of a thread, for the people of the viewer's firm; nothing without a firm. */
export const ThreadAssignment = ({ thread: { id, assignee, hearing, isCreator } }: { thread: Thread }) => {
  const client = useQueryClient();
  if (assignee === undefined) return null;
  return (
    <Suspense>
      <Assignment
        kind="thread"
        id={id}
        assignee={assignee}
        note={hearing && !isCreator ? content.appears : null}
        onAssigned={(given) => {
          client.setQueryData<Thread>(threadKey(id), (known) => known && { ...known, assignee: given });
          void refreshInbox(client);
        }}
      />
    </Suspense>
  );
};
