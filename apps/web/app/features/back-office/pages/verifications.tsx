import { Stack } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { privateMeta } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { decidedPages, verificationPages } from '../api/verifications.ts';
import { CardList } from '../components/card-list.tsx';
import { DecidedVerificationCard } from '../components/decided-verification-card.tsx';
import { ForModerators } from '../components/for-moderators.tsx';
import { VerificationCard } from '../components/verification-card.tsx';
import { verifications as content } from '../verification-content.ts';

export const meta = () => privateMeta(content.meta);

const icon = <IconShieldCheck size={24} stroke={1.5} aria-hidden />;

/** Requests that wait for a decision, by deadline. */
const Waiting = () => (
  <CardList
    list={useInfiniteQuery(verificationPages())}
    more={content.more}
    empty={
      <EmptyState icon={icon} title={content.empty.title}>
        {content.empty.text}
      </EmptyState>
    }
    keyOf={({ id }) => id}
  >
    {(request) => <VerificationCard request={request} />}
  </CardList>
);

/** Decided requests, the newest first. */
const Decided = () => (
  <CardList
    list={useInfiniteQuery(decidedPages())}
    more={content.more}
    empty={
      <EmptyState icon={icon} title={content.emptyDecided.title}>
        {content.emptyDecided.text}
      </EmptyState>
    }
    keyOf={({ id }) => id}
  >
    {(one) => <DecidedVerificationCard decided={one} />}
  </CardList>
);

const Verifications = () => {
  const [search] = useSearchParams();
  const isDecided = search.get('vue') === 'decidees';
  return (
    <Page title={content.title} lead={content.lead}>
      <Stack gap="lg">
        <TabLinks
          label={content.tabs}
          tabs={[
            { to: { search: '' }, label: content.waiting, isCurrent: !isDecided },
            { to: { search: 'vue=decidees' }, label: content.decided, isCurrent: isDecided },
          ]}
        />
        {isDecided ? <Decided /> : <Waiting />}
      </Stack>
    </Page>
  );
};

/** Screen on which staff check the documents that prove a member's legal profession. */
export default function VerificationsPage() {
  return (
    <ForModerators>
      <Verifications />
    </ForModerators>
  );
}
