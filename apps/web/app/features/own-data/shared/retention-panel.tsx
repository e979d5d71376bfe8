import { retentionClassesOf } from '@basoche/domain/retention/classes';
import { useMe } from '../../../lib/session.tsx';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../components/own-data.module.css';
import { retention as content } from '../content.ts';

/** Time for which each class of data is kept, and why: the same table that the retention nights apply. */
export default function RetentionPanel({ text }: { text?: string }) {
  const listed = retentionClassesOf(useSiteSettings());
  const { acting } = useMe();
  return (
    <Panel title={content.title} text={text ?? (acting === null ? content.text : content.ofFirm)}>
      <details className={classes.periods}>
        <summary>{content.show}</summary>
        <dl>
          {listed.map(({ id, what, period, reason }) => (
            <div key={id}>
              <dt>{what}</dt>
              <dd>{period}</dd>
              <dd className={classes.state}>{reason}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Panel>
  );
}
