import type { OwnTexts } from '@basoche/contract/terms/terms';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ownTextsQuery } from '../api.ts';
import AcceptTexts from '../components/accept-texts.tsx';
import classes from '../components/own-texts.module.css';
import { ownTexts as content, textNames, versionPath } from '../content.ts';

type AcceptedText = OwnTexts['accepted'][number];

/** The version of a text accepted last; undefined if none was. `accepted` comes newest first. */
const latestOf = (accepted: readonly AcceptedText[], text: AcceptedText['text']) =>
  accepted.find((one) => one.text === text);

/** A version is named by the day on which it took effect. */
const sentenceOf = ({ version, acceptedAt }: AcceptedText) =>
  content.accepted(formatDay(version), formatDay(acceptedAt), formatHour(acceptedAt));

/** The texts in force: the version that the member accepted, and the one that they still have to accept. */
const CurrentVersions = ({ texts: { inForce, accepted, owed } }: { texts: OwnTexts }) => (
  <dl className={classes.texts}>
    {inForce.map(({ text, version }) => {
      const latest = latestOf(accepted, text);
      const mustAccept = owed.includes(text);
      return (
        <div key={text}>
          <dt>{textNames[text]}</dt>
          <dd>
            {latest ? sentenceOf(latest) : content.never}
            {mustAccept && <> · {content.owed(formatDay(version))}</>}
          </dd>
          <dd>
            <Link
              to={versionPath(text, mustAccept ? version : (latest?.version ?? version))}
              aria-label={`${content.read}\u202f: ${textNames[text]}`}
            >
              {content.read}
            </Link>
          </dd>
        </div>
      );
    })}
  </dl>
);

const EarlierVersions = ({ texts: { inForce, accepted } }: { texts: OwnTexts }) => {
  const shown = new Set(inForce.map(({ text }) => latestOf(accepted, text)));
  const earlier = accepted.filter((one) => !shown.has(one));
  if (earlier.length === 0) return null;
  return (
    <details className={classes.before}>
      <summary>{content.before}</summary>
      <ul>
        {earlier.map((one) => (
          <li key={`${one.text} ${one.version}`}>
            <Link to={versionPath(one.text, one.version)}>{textNames[one.text]}</Link>. {sentenceOf(one)}
          </li>
        ))}
      </ul>
    </details>
  );
};

const OwnTextsContent = () => {
  const { data, error, refetch } = useQuery(ownTextsQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  return (
    <>
      <AcceptTexts />
      <CurrentVersions texts={data} />
      <EarlierVersions texts={data} />
    </>
  );
};

/** Versions of the terms and the data charter that the member accepted. */
export default function OwnTextsPanel() {
  return (
    <Panel title={content.title} text={content.text}>
      <OwnTextsContent />
    </Panel>
  );
}
