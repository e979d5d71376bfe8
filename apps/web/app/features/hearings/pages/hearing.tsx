import type { Hearing } from '@basoche/contract/hearings/hearings';
import { hearingsPath } from '@basoche/domain/access/own-paths';
import { privateGuard } from '@basoche/domain/access/screen-guards';
import { parisDay } from '@basoche/domain/time/paris';
import { typeset } from '@basoche/domain/typography';
import {
  IconCalendarEvent,
  IconCoinEuro,
  IconFileDescription,
  IconMapPin,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { isProblem } from '../../../lib/api.ts';
import { hourOf } from '../../../lib/hour-words.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { hearingQuery, useLiveHearings } from '../api.ts';
import classes from '../components/hearings.module.css';
import { Request } from '../components/request.tsx';
import { Standing } from '../components/standing.tsx';
import { actWords, clientWords, page as content, list, modes } from '../content.ts';
import { dayTitle, priceOf } from '../facts.ts';

export const meta = () => privateMeta(content.meta);

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

const Facts = ({ hearing }: { hearing: Hearing }) => {
  const { court, chamber, heldAt, act, mode, client, km } = hearing;
  return (
    <section className="sheet pad-6" aria-label={content.facts}>
      <FactList>
        <Fact icon={<IconCalendarEvent {...icon} />} name={content.when}>
          {dayTitle(parisDay(new Date(heldAt)), new Date())}, {hourOf(heldAt)}
        </Fact>
        <Fact
          icon={<IconMapPin {...icon} />}
          name={content.court}
          note={km === null ? null : content.fromHome(km)}
        >
          {court.name}
          {chamber && `, ${typeset(chamber)}`}
        </Fact>
        <Fact icon={<IconFileDescription {...icon} />} name={content.act}>
          {actWords[act]}
        </Fact>
        <Fact icon={<IconCoinEuro {...icon} />} name={content.price} note={modes[mode].label}>
          {priceOf(hearing.price)}
        </Fact>
        <Fact
          icon={<IconUser {...icon} />}
          name={content.client}
          note={client.name === null ? content.clientHidden : null}
        >
          {clientWords(client)}
        </Fact>
      </FactList>
    </section>
  );
};

const Screen = () => {
  const { hearingID = '' } = useParams();
  const { data: hearing, error, refetch } = useQuery(hearingQuery(hearingID));
  useLiveHearings();
  const isGone = isProblem(error, 'NOT_FOUND');
  const back = <BackLink to={hearingsPath}>{list.back}</BackLink>;
  if (isGone)
    return (
      <Page above={back} width="reading">
        <EmptyState drawing="lost" order={1} title={content.gone.title}>
          {content.gone.text}
        </EmptyState>
      </Page>
    );
  return (
    <Page title={hearing ? typeset(hearing.matter) : content.meta} above={back}>
      {hearing ? (
        <FocusKeeper>
          <div className={classes.columns}>
            <Facts hearing={hearing} />
            <div className={classes.side}>
              <Standing hearing={hearing} />
              <Request hearing={hearing} />
            </div>
          </div>
        </FocusKeeper>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <CardListSkeleton cards={2} />
      )}
    </Page>
  );
};

/** One hearing: its facts, and for its client the way of the request. */
export default function HearingPage() {
  return (
    <Guarded by={privateGuard}>
      <Screen />
    </Guarded>
  );
}
