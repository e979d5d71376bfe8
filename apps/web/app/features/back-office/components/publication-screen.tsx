import type { StaffPublication } from '@basoche/contract/moderation/moderation';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { typeset } from '@basoche/domain/typography';
import { Anchor, Stack } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Link } from 'react-router';
import { isAbsent } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/dates.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { Title } from '../../../ui/title.tsx';
import { JobFacts } from '../../jobs/shared/job-facts.tsx';
import { MissionFacts } from '../../missions/shared/mission-facts.tsx';
import { publicationQuery } from '../api/publications.ts';
import { publication as content } from '../publication-content.ts';
import { Acts } from './acts.tsx';
import { Fact } from './case-card.tsx';
import { MeasureHistory } from './measure-history.tsx';
import classes from './member-facts.module.css';
import { PublicationMark } from './publication-mark.tsx';
import { PublicationNote } from './publication-note.tsx';

const HideDialog = lazy(() => import('./hide-dialog.tsx'));

/** Decisions that staff may take on a publication in its current state. */
const PublicationDecisions = ({ publication }: { publication: StaffPublication }) => {
  const isHidden = publication.state === 'hidden' || publication.state === 'review';
  return (
    <Acts label={content.actions}>
      {!isHidden && (
        <DialogButton
          variant="outline"
          color="red"
          dialog={(opened) => <HideDialog publication={publication} {...opened} />}
        >
          {content.hide.action}
        </DialogButton>
      )}
      {isHidden && <PublicationNote type="restore" publication={publication} />}
      {publication.state === 'review' && <PublicationNote type="uphold" publication={publication} />}
    </Acts>
  );
};

const above = <BackLink to="/admin/annonces">{content.back}</BackLink>;

const Facts = ({ publication }: { publication: StaffPublication }) => {
  const { creator, isAnonym, isFromCustomer, reports, waitingReports } = publication;
  const notes = [...(isAnonym ? [content.anonymous] : []), ...(isFromCustomer ? [content.customer] : [])];
  return (
    <section className="grid sheet pad-5 gap-3">
      <Title order={2} className="flat large firm">
        {content.facts}
      </Title>
      <dl className={classes.facts}>
        <Fact name={content.creator} note={notes.join(', ')}>
          <Anchor component={Link} to={`/admin/membres/${creator.id}`}>
            {creator.name}
          </Anchor>
        </Fact>
        <Fact name={content.nature}>{labelOf(missionNatures, publication.nature)}</Fact>
        <Fact name={content.published}>{formatDay(publication.publishedAt)}</Fact>
        <Fact name={content.applications}>{publication.applications}</Fact>
        <Fact
          name={content.reports}
          note={waitingReports > 0 ? content.reportsWaiting(waitingReports) : null}
        >
          {reports === 0 ? (
            reports
          ) : (
            <Anchor component={Link} to="/admin/signalements" aria-label={content.seeReports}>
              {reports}
            </Anchor>
          )}
        </Fact>
      </dl>
    </section>
  );
};

const Content = ({ publication }: { publication: StaffPublication }) => {
  const { mission, job } = publication;
  return (
    <Page
      above={above}
      title={typeset(publication.title)}
      lead={<PublicationMark state={publication.state} />}
    >
      <Stack gap="lg">
        <PublicationDecisions publication={publication} />
        <Facts publication={publication} />
        <section className="grid sheet pad-5 gap-3">
          <Title order={2} className="flat large firm">
            {content.content}
          </Title>
          {mission && <Prose text={mission.skillsRequired} />}
          {job && <Prose text={job.jobDescription} />}
          {mission && <MissionFacts mission={mission} />}
          {job && <JobFacts offer={job} />}
        </section>
        <MeasureHistory kind={publication.kind} measures={publication.measures} />
      </Stack>
    </Page>
  );
};

/** A mission or offer as published, with its creator and the decisions of staff. */
export const PublicationScreen = (named: { kind: PublicationKind; id: string }) => {
  const found = useQuery(publicationQuery(named));
  if (found.data) return <Content publication={found.data} />;
  return (
    <Page above={above} title={named.kind === 'jobs' ? content.job : content.mission}>
      {found.isPending && <CardListSkeleton />}
      {isAbsent(found.error) ? (
        <EmptyState
          icon={<IconSpeakerphone size={24} stroke={1.5} aria-hidden />}
          title={content.notFound}
          order={2}
        >
          {content.notFoundText}
        </EmptyState>
      ) : (
        found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      )}
    </Page>
  );
};
