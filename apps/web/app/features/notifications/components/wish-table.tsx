import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Table.layer.css';
import type { WishTable as Wishes } from '@basoche/contract/notifications/notifications';
import { type NotificationTopic, notificationTopics } from '@basoche/domain/notifications/topics';
import {
  type FixedReason,
  fixedReasons,
  type NotificationChannel,
  notificationChannels,
} from '@basoche/domain/notifications/wishes';
import { labelOf } from '@basoche/domain/options/option';
import { typeset } from '@basoche/domain/typography';
import { Checkbox, Table } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import { useChangeWish } from '../api/wishes.ts';
import { channelTexts, wishes as content, topicTexts } from '../settings-content.ts';
import classes from './wish-table.module.css';

type Cell = Wishes[number]['cells'][number];

const Always = ({ channel }: Pick<Cell, 'channel'>) => (
  <span className={classes.fixed}>
    <span className={classes.label}>{labelOf(notificationChannels, channel)}</span>
    <span className={classes.always}>
      <IconLock size={16} stroke={1.5} aria-hidden />
      {content.always}
    </span>
  </span>
);

interface WishBoxProps {
  topic: NotificationTopic;
  cell: Cell;
  onChange: (wanted: boolean) => Promise<unknown>;
}

const WishBox = ({ topic, cell, onChange }: WishBoxProps) => {
  // The table is updated a moment after the click: until then, the checkbox would jump back.
  const [asked, setAsked] = useState<boolean | null>(null);
  const { channel, wanted } = cell;
  const settle = () => setAsked(null);
  return (
    <Checkbox
      size="md"
      labelPosition="left"
      label={labelOf(notificationChannels, channel)}
      classNames={{ root: classes.box ?? '', body: classes.body ?? '', labelWrapper: classes.label ?? '' }}
      checked={asked ?? wanted}
      aria-label={content.cell(labelOf(notificationTopics, topic), labelOf(notificationChannels, channel))}
      onChange={({ currentTarget }) => {
        setAsked(currentTarget.checked);
        onChange(currentTarget.checked).then(settle, settle);
      }}
    />
  );
};

/** Reason why some checkboxes of a row are missing; the same for all of them. */
const reasonOf = (cells: readonly Cell[]): FixedReason | null =>
  cells.find(({ fixed }) => fixed !== null)?.fixed ?? null;

/**
 * Topics by channels. On a phone each row is a card; the ARIA roles are explicit, since a table displayed as
 * cards loses its own for screen readers.
 */
export const WishTable = ({ table }: { table: Wishes }) => {
  const { mutateAsync, error, variables } = useChangeWish();
  const change = (topic: NotificationTopic, channel: NotificationChannel) => (wanted: boolean) =>
    mutateAsync({ topic, channel, wanted });
  return (
    <Table role="table" className={classes.table ?? ''} aria-label={content.caption}>
      <Table.Thead role="rowgroup" className={classes.head ?? ''}>
        <Table.Tr role="row">
          <Table.Th role="columnheader" scope="col">
            {content.topic}
          </Table.Th>
          {notificationChannels.map(({ value, label }) => (
            <Table.Th key={value} role="columnheader" scope="col">
              {label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {table.map(({ topic, cells }) => {
          const reason = reasonOf(cells);
          return (
            <Table.Tr key={topic} role="row" className={classes.row ?? ''}>
              <Table.Th role="rowheader" scope="row" className={classes.topic ?? ''}>
                <span className="strong block">{labelOf(notificationTopics, topic)}</span>
                <span className={classes.text}>{typeset(topicTexts[topic])}</span>
                {reason && <span className={classes.text}>{typeset(fixedReasons[reason])}</span>}
                {error && variables.topic === topic && (
                  <span role="alert" className={classes.failure}>
                    {content.notSaved(failureSentence(error))}
                  </span>
                )}
              </Table.Th>
              {cells.map((cell) => (
                <Table.Td key={cell.channel} role="cell" className={classes.cell ?? ''}>
                  {cell.fixed === null ? (
                    <WishBox topic={topic} cell={cell} onChange={change(topic, cell.channel)} />
                  ) : (
                    <Always channel={cell.channel} />
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
};

/** Explanation of each channel. */
export const ChannelTexts = () => (
  <dl className={classes.channels}>
    {notificationChannels.map(({ value, label }) => (
      <div key={value}>
        <dt>{label}</dt>
        <dd>{typeset(channelTexts[value])}</dd>
      </div>
    ))}
  </dl>
);
