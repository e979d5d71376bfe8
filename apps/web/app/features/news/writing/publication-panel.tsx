import { articleAddress } from '@basoche/domain/news/addresses';
import { missingOf } from '@basoche/domain/news/readiness';
import { articleStages } from '@basoche/domain/options/article-stages';
import { labelOf } from '@basoche/domain/options/option';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconExternalLink, IconEye } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useOpener } from '../../../ui/use-lazy-dialog.ts';
import classes from './article-editor.module.css';
import { at, publication } from './content.ts';
import type { PublicationAction } from './publication-dialogs.tsx';
import { SavingStatus } from './saving-status.tsx';
import type { Writing } from './use-writing.ts';

const PublicationDialogs = lazy(() => import('./publication-dialogs.tsx'));

const focusOn = (path: string) => {
  const field = document.querySelector<HTMLElement>(`[data-path="${path}"]`);
  const input = field?.matches('input, textarea, select') ? field : null;
  const inner = field?.querySelector<HTMLElement>('[contenteditable="true"], button:not(:disabled)');
  (input ?? inner)?.focus();
};

const Checklist = ({ content }: Pick<Writing, 'content'>) => {
  const missing = missingOf(content);
  if (missing.length === 0) {
    return (
      <p className={classes.whole}>
        <IconCircleCheck size={20} stroke={1.5} aria-hidden />
        {publication.nothingMissing}
      </p>
    );
  }
  return (
    <section aria-label={publication.missing}>
      <p className="strong">{publication.missing}</p>
      <ul className="bare">
        {missing.map(({ path, text }) => (
          <li key={path}>
            <button type="button" className={classes.goto} onClick={() => focusOn(path)}>
              <IconAlertCircle size={20} stroke={1.5} aria-hidden />
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const stageText = ({ stage, firstPublishedAt }: Writing['article']): string => {
  const when = firstPublishedAt === null ? '' : at(formatDay(firstPublishedAt), formatHour(firstPublishedAt));
  if (stage === 'scheduled' || stage === 'published') return publication.stages[stage](when);
  return publication.stages[stage];
};

/** Actions for the current stage of the article, the most likely first. */
const actionsOf = ({
  article,
}: Writing): readonly { readonly asks: PublicationAction; readonly label: string }[] => {
  switch (article.stage) {
    case 'draft':
      return [
        { asks: 'publish', label: publication.publish },
        { asks: 'schedule', label: publication.schedule },
        { asks: 'drop', label: publication.drop },
      ];
    case 'scheduled':
      return [
        { asks: 'publish', label: publication.publish },
        { asks: 'schedule', label: publication.reschedule },
        { asks: 'unschedule', label: publication.unschedule },
      ];
    case 'published':
      return [
        { asks: 'correct', label: publication.correct },
        { asks: 'withdraw', label: publication.withdraw },
      ];
    case 'withdrawn':
      return [{ asks: 'publish', label: publication.again }];
  }
};

/** State of an article, its missing fields and its actions. */
export const PublicationPanel = ({ writing }: { writing: Writing }) => {
  const { article, content, state, conflict } = writing;
  const [asked, setAsked] = useState<PublicationAction | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const { remember, giveBack } = useOpener();
  const isWhole = missingOf(content).length === 0;
  const isChanged = article.isChanged || state !== 'saved';
  const mayDo = (asks: PublicationAction): boolean => {
    if (conflict !== null) return false;
    if (asks === 'correct') return isWhole && isChanged;
    return isWhole || (asks !== 'publish' && asks !== 'schedule');
  };
  const isOut = article.stage === 'published' || article.stage === 'scheduled';
  return (
    <Panel title={publication.title}>
      <div className={classes.parts}>
        <p>
          <strong>{labelOf(articleStages, article.stage)}.</strong> {stageText(article)}
        </p>
        {isOut && isChanged && (
          <p className={classes.changed}>
            {article.stage === 'published' ? publication.changed : publication.changedScheduled}
          </p>
        )}
        <SavingStatus writing={writing} />
        <Checklist content={content} />
        <div className={classes.panelActions}>
          <Button
            component={Link}
            to={`/admin/articles/${article.id}/apercu`}
            variant="default"
            leftSection={<IconEye size={20} stroke={1.5} aria-hidden />}
          >
            {publication.preview}
          </Button>
          {actionsOf(writing).map(({ asks, label }, index) => (
            <Button
              key={asks}
              variant={index === 0 ? 'filled' : 'default'}
              disabled={!mayDo(asks)}
              aria-haspopup="dialog"
              onClick={() => {
                remember();
                setWasOpened(true);
                setAsked(asks);
              }}
            >
              {label}
            </Button>
          ))}
          {article.stage === 'published' && (
            <Link to={articleAddress(content.slug)} className={classes.public}>
              <IconExternalLink size={20} stroke={1.5} aria-hidden />
              {publication.publicPage}
            </Link>
          )}
        </div>
      </div>
      {wasOpened && (
        <Suspense>
          <PublicationDialogs
            writing={writing}
            asked={asked}
            onClose={() => {
              setAsked(null);
              giveBack();
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
};
