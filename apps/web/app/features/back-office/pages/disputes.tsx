import { IconScale } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { privateMeta } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { disputePages } from '../api/decisions.ts';
import { CardList } from '../components/card-list.tsx';
import { DisputeCard } from '../components/dispute-card.tsx';
import { ForModerators } from '../components/for-moderators.tsx';
import { disputes as content } from '../content.ts';

export const meta = () => privateMeta(content.meta);

const Disputes = () => {
  const list = useInfiniteQuery(disputePages());
  return (
    <Page title={content.title} lead={content.lead}>
      <CardList
        list={list}
        more={content.more}
        empty={
          <EmptyState icon={<IconScale size={24} stroke={1.5} aria-hidden />} title={content.empty.title}>
            {content.empty.text}
          </EmptyState>
        }
        keyOf={({ id }) => id}
      >
        {(dispute) => <DisputeCard dispute={dispute} />}
      </CardList>
    </Page>
  );
};

export default function DisputesPage() {
  return (
    <ForModerators>
      <Disputes />
    </ForModerators>
  );
}
