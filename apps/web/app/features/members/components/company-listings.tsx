import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { JobCard } from '../../jobs/shared/job-card.tsx';
import { MissionCard } from '../../missions/shared/mission-card.tsx';
import { CardGrid } from '../../postings/components/card-grid.tsx';
import { companyListingsQuery } from '../api/company-listings.ts';
import { company as content, ownCompany } from '../company-content.ts';
import classes from './company-view.module.css';
import { useEdit } from './profile-edit.tsx';

const shownAtFirst = 4;

interface ListProps<Item extends { readonly id: string }> {
  title: string;
  items: readonly Item[];
  card: (item: Item) => ReactNode;
  none: string;
  all: (number: number) => string;
  /** Link for the owner to publish another one. */
  post: { readonly to: string; readonly label: string };
}

const List = <Item extends { readonly id: string }>(props: ListProps<Item>) => {
  const { title, items, card, none, all, post } = props;
  const isOwn = useEdit() !== null;
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={title}>
      {items.length === 0 ? (
        <div className={classes.none}>
          <p>{none}</p>
          {isOwn && (
            <Button component={Link} to={post.to} variant="default">
              {post.label}
            </Button>
          )}
        </div>
      ) : (
        <CardGrid>
          {(isOpen ? items : items.slice(0, shownAtFirst)).map((item) => (
            <li key={item.id}>{card(item)}</li>
          ))}
        </CardGrid>
      )}
      {!isOpen && items.length > shownAtFirst && (
        <div className="top-4">
          <Button variant="default" onClick={() => setOpen(true)}>
            {all(items.length)}
          </Button>
        </div>
      )}
    </Section>
  );
};

/** The company's open missions that carry its name, and its offers. */
export const CompanyListings = ({ companyID }: { companyID: string }) => {
  const isOwn = useEdit() !== null;
  const { data, error, refetch } = useQuery(companyListingsQuery(companyID));
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Section title={content.missions}>
        <Skeleton height={180} />
      </Section>
    );
  }
  return (
    <>
      <List
        title={isOwn ? ownCompany.missions : content.missions}
        items={data.missions}
        card={(mission) => <MissionCard mission={mission} order={3} />}
        none={content.noMissions}
        all={content.allMissions}
        post={{ to: '/manage/missions/create', label: ownCompany.post }}
      />
      <List
        title={isOwn ? ownCompany.jobs : content.jobs}
        items={data.jobs}
        card={(offer) => <JobCard offer={offer} order={3} />}
        none={content.noJobs}
        all={content.allJobs}
        post={{ to: '/manage/emplois/create', label: ownCompany.postJob }}
      />
    </>
  );
};
