import { hearingPath, hearingsPath } from '@basoche/domain/access/own-paths';
import { privateGuard } from '@basoche/domain/access/screen-guards';
import { readerRefusalCodes } from '@basoche/domain/hearings/take';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { isProblem } from '../../../lib/api.ts';
import { hourOf } from '../../../lib/hour-words.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { hearingsList, useLiveHearings } from '../api.ts';
import { closedList, type ReaderRefusal } from '../closed-list.ts';
import { HearingCard } from '../components/hearing-card.tsx';
import classes from '../components/hearings.module.css';
import { list as content, empty } from '../content.ts';
import { byDay, dayTitle } from '../facts.ts';
import { createPath, settingsPath } from '../paths.ts';
import { type HearingView, tabs, viewOfTab } from '../views.ts';

export const meta = () => privateMeta(content.title);

const Empty = ({ view }: { view: HearingView }) => (
  <EmptyState
    drawing="hearing"
    title={empty[view].title}
    action={
      view === 'asked' ? null : (
        <Button component={Link} to={settingsPath} variant="default">
          {content.settings}
        </Button>
      )
    }
  >
    {empty[view].text}
  </EmptyState>
);

/** Tells viewers who may not read hearings yet how to get access. */
const NotReader = ({ code }: { code: ReaderRefusal }) => {
  const { title, text, way } = closedList[code];
  return (
    <EmptyState
      drawing="hearing"
      title={title}
      action={
        way && (
          <Button component={Link} to={way.to}>
            {way.label}
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
};

const List = ({ view }: { view: HearingView }) => {
  const list = useInfiniteQuery(hearingsList(view));
  useLiveHearings();
  const now = new Date();
  const closed = readerRefusalCodes.find((code) => isProblem(list.error, code));
  if (closed !== undefined) return <NotReader code={closed} />;
  return (
    <PagedList
      list={list}
      skeleton={<CardListSkeleton cards={3} />}
      empty={<Empty view={view} />}
      more={content.more}
    >
      {(hearings) =>
        byDay(hearings).map(([day, ofDay]) => (
          <section key={day}>
            <h2 className={classes.day}>{dayTitle(day, now)}</h2>
            <ul className={classes.cards}>
              {ofDay.map((one) => (
                <li key={one.id}>
                  <HearingCard
                    hearing={one}
                    hour={hourOf(one.heldAt)}
                    title={<Link to={hearingPath(one.id)}>{one.court.name}</Link>}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))
      }
    </PagedList>
  );
};

const Screen = () => {
  const [search] = useSearchParams();
  const current = tabs.find((tab) => tab === search.get('vue')) ?? tabs[0];
  const view = viewOfTab[current];
  return (
    <Page
      title={content.title}
      lead={content.lead}
      width="reading"
      actions={
        <Button component={Link} to={createPath}>
          {content.ask}
        </Button>
      }
    >
      <TabLinks
        label={content.tabs}
        tabs={tabs.map((tab) => ({
          to: tab === tabs[0] ? hearingsPath : `${hearingsPath}?vue=${tab}`,
          label: content.views[viewOfTab[tab]],
          isCurrent: tab === current,
        }))}
      />
      <List key={view} view={view} />
    </Page>
  );
};

/** Hearings to take, taken and asked for, by day. */
export default function HearingsPage() {
  return (
    <Guarded by={privateGuard}>
      <Screen />
    </Guarded>
  );
}
