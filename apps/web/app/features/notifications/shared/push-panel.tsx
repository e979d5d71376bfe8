import type { PushState } from '@basoche/contract/notifications/push';
import { typeset } from '@basoche/domain/typography';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { OfflineError, ProblemError } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/dates.ts';
import { failureSentence } from '../../../lib/form.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ownSubscriptionQuery, pushQuery, useRemoveDevice, useTurnOn } from '../api/push.ts';
import { PushRefused, pushPermission } from '../push.ts';
import { push as content } from '../settings-content.ts';
import classes from './push-panel.module.css';

/** The product's own sentence for a browser error, whose message is written for programmers. */
const sentenceOf = (error: Error): string => {
  if (error instanceof PushRefused) return content.notGranted;
  const isOurs = error instanceof ProblemError || error instanceof OfflineError;
  return isOurs ? failureSentence(error) : typeset(content.failed);
};

/** State of this browser, with its button. */
const ThisDevice = ({ state }: { state: PushState }) => {
  const { data: isReached } = useQuery(ownSubscriptionQuery());
  const turnOn = useTurnOn();
  const turnOff = useRemoveDevice();
  const current = state.devices.find(({ isCurrent }) => isCurrent);
  const permission = pushPermission();
  if (permission !== 'open') {
    const { title, text } = content[permission];
    return (
      <Note tone="info" title={title}>
        {typeset(text)}
      </Note>
    );
  }
  if (isReached === undefined) return <Skeleton height={44} />;
  if (current && isReached) {
    return (
      <div className={classes.own}>
        <p role="status">{content.isOn}</p>
        <Button variant="default" loading={turnOff.isPending} onClick={() => turnOff.mutate(current)}>
          {content.turnOff}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className={classes.own}>
        <p role="status">{content.isOff}</p>
        <Button loading={turnOn.isPending} onClick={() => turnOn.mutate(state.publicKey)}>
          {content.turnOn}
        </Button>
      </div>
      {turnOn.error && <Note tone="danger">{sentenceOf(turnOn.error)}</Note>}
    </>
  );
};

const Devices = ({ devices }: Pick<PushState, 'devices'>) => {
  const remove = useRemoveDevice();
  if (devices.length === 0) return null;
  return (
    <>
      <h3 className={classes.heading}>{content.devices}</h3>
      <ul className="bare">
        {devices.map((device) => (
          <li key={device.id} className={classes.device}>
            <div>
              <span className="strong">{device.name}</span>
              {device.isCurrent && <span className={classes.here}>{content.here}</span>}
              <span className="soft small block top-1">
                {content.since(formatDay(new Date(device.createdAt)))}
              </span>
            </div>
            <Button
              variant="default"
              aria-label={content.removeDevice(device.name)}
              loading={remove.isPending && remove.variables.id === device.id}
              onClick={() => remove.mutate(device)}
            >
              {content.remove}
            </Button>
          </li>
        ))}
      </ul>
      <p className="soft small block top-1">{typeset(content.untilLogout)}</p>
    </>
  );
};

const Push = () => {
  const { data, error, refetch } = useQuery(pushQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={88} />;
  return (
    <>
      <ThisDevice state={data} />
      <Devices devices={data.devices} />
    </>
  );
};

/** Browsers that show notifications while no page is open. */
export default function PushPanel() {
  return (
    <Panel title={content.title} text={typeset(content.text)}>
      <Push />
    </Panel>
  );
}
