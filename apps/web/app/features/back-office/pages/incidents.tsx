import { type Incident, incidentBody } from '@basoche/contract/back-office/incidents';
import { incidentKinds, incidentStates } from '@basoche/domain/access/incidents';
import { taskTitle } from '@basoche/domain/access/queue-job-content';
import { labelOf } from '@basoche/domain/options/option';
import { incidentFilters } from '@basoche/domain/searches/incident-filters';
import { filtersFromAddress } from '@basoche/domain/searches/office-filters';
import { Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { type IncidentAct, incidentPages, useIncidentAct } from '../api/queues.ts';
import { ForAdmins } from '../components/for-admins.tsx';
import { Mark } from '../components/mark.tsx';
import { ReasonButton } from '../components/reason-button.tsx';
import { clock, incidents as content } from '../queue-content.ts';
import { OfficeFilters } from '../shared/office-filters.tsx';
import { type OfficeColumn, OfficeTable } from '../shared/office-table.tsx';

export const meta = () => privateMeta(content.meta);

const at = (instant: string) => `${formatDay(instant)}, ${formatHour(instant)}`;

const State = ({ incident }: { incident: Incident }) =>
  incident.urgency === null || incident.nextTryAt !== null ? (
    <span>
      {incident.nextTryAt && content.nextTry(formatDay(incident.nextTryAt), formatHour(incident.nextTryAt))}
    </span>
  ) : (
    <Mark
      urgency={incident.urgency === 'onTime' ? 'halfTime' : incident.urgency}
      label={incident.urgency === 'overdue' ? clock.urgency.overdue : labelOf(incidentStates, 'dead')}
    />
  );

/** Name of the task in words, and as in logs and operator commands. */
const Task = ({ task }: Pick<Incident, 'task'>) => (
  <>
    {taskTitle(task)}
    <Text component="span" display="block" size="xs" c="dimmed">
      {task}
    </Text>
  </>
);

/** Actions of an admin on a failed job. */
const Act = ({ incident: { id, task }, act }: { incident: Incident; act: IncidentAct }) => {
  const doing = useIncidentAct(act, id);
  return (
    <ReasonButton
      label={content[act].open}
      labelOf={content[act].openOf(taskTitle(task))}
      about={taskTitle(task)}
      content={content[act]}
      check={(values) => fieldErrors(incidentBody, values)}
      send={(reason) => doing.mutateAsync(reason)}
      draft={`incident-${act}:${id}`}
    />
  );
};

const columns: readonly [OfficeColumn<Incident>, ...OfficeColumn<Incident>[]] = [
  { key: 'task', label: content.task, cell: ({ task }) => <Task task={task} /> },
  { key: 'kind', label: content.kind, cell: ({ kind }) => labelOf(incidentKinds, kind), tight: true },
  { key: 'error', label: content.error, cell: ({ error }) => error },
  { key: 'state', label: content.state, cell: (incident) => <State incident={incident} /> },
  {
    key: 'attempts',
    label: content.attempts,
    cell: ({ attempts, maxAttempts }) => content.triedOf(attempts, maxAttempts),
    tight: true,
  },
  { key: 'failedAt', label: content.failedAt, cell: ({ failedAt }) => at(failedAt), tight: true },
  {
    key: 'actions',
    label: content.actions,
    cell: (incident) => (
      <Group gap="xs">
        <Act incident={incident} act="retry" />
        <Act incident={incident} act="giveUp" />
      </Group>
    ),
  },
];

const Incidents = () => {
  const [search] = useSearchParams();
  const list = useInfiniteQuery(incidentPages(filtersFromAddress(incidentFilters, search)));
  return (
    <Page title={content.title} lead={content.lead}>
      <Stack gap="lg">
        <OfficeFilters
          list="incidents"
          filters={incidentFilters}
          labels={{ kind: content.kind, state: content.state }}
        />
        <OfficeTable
          caption={content.caption}
          list={list}
          keyOf={({ id }) => id}
          columns={columns}
          empty={
            <EmptyState
              icon={<IconCircleCheck size={24} stroke={1.5} aria-hidden />}
              title={content.empty.title}
            >
              {content.empty.text}
            </EmptyState>
          }
        />
      </Stack>
    </Page>
  );
};

export default function IncidentsPage() {
  return (
    <ForAdmins>
      <Incidents />
    </ForAdmins>
  );
}
