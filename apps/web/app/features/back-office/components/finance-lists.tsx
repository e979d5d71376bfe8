import { type DepositState, depositStates } from '@basoche/contract/payments/finances';
import { NativeSelect } from '@mantine/core';
import { IconCash, IconChevronDown } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { PagedQuery } from '../../../ui/paged-list.tsx';
import { chargebackPages, depositPages, movementPages, unmatchedPages } from '../api/finances.ts';
import { finances as content } from '../finance-content.ts';
import { CardList } from './card-list.tsx';
import { ChargebackCard, DepositCard, MovementCard, UnmatchedCard } from './finance-cards.tsx';

interface ListProps<Item> {
  list: PagedQuery<Item>;
  content: { readonly more: string; readonly empty: { readonly title: string; readonly text: string } };
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

const List = <Item,>({ list, content: listContent, keyOf, children }: ListProps<Item>) => (
  <CardList
    list={list}
    more={listContent.more}
    empty={
      <EmptyState icon={<IconCash size={24} stroke={1.5} aria-hidden />} title={listContent.empty.title}>
        {listContent.empty.text}
      </EmptyState>
    }
    keyOf={keyOf}
  >
    {children}
  </CardList>
);

const isState = (text: string | null): text is DepositState => depositStates.some((state) => state === text);

export const Deposits = () => {
  const [search, setSearch] = useSearchParams();
  const stateName = search.get('etat');
  const state = isState(stateName) ? stateName : 'all';
  const list = useInfiniteQuery(depositPages(state));
  return (
    <>
      <NativeSelect
        label={content.deposits.filter}
        value={state}
        size="md"
        maw={360}
        rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
        data={depositStates.map((value) => ({ value, label: content.deposits.states[value] }))}
        onChange={({ currentTarget }) =>
          setSearch(currentTarget.value === 'all' ? {} : { etat: currentTarget.value }, {
            preventScrollReset: true,
          })
        }
      />
      <List list={list} content={content.deposits} keyOf={({ applicationId }) => applicationId}>
        {(deposit) => <DepositCard deposit={deposit} />}
      </List>
    </>
  );
};

export const Movements = ({ state, now }: { state: 'waiting' | 'failed'; now: Date }) => {
  const list = useInfiniteQuery(movementPages(state));
  const { more, emptyWaiting, emptyFailed } = content.movements;
  const listContent = { more, empty: state === 'waiting' ? emptyWaiting : emptyFailed };
  return (
    <List list={list} content={listContent} keyOf={({ id }) => id}>
      {(movement) => <MovementCard movement={movement} now={now} />}
    </List>
  );
};

export const Chargebacks = () => (
  <List
    list={useInfiniteQuery(chargebackPages())}
    content={content.chargebacks}
    keyOf={({ providerId }) => providerId}
  >
    {(chargeback) => <ChargebackCard chargeback={chargeback} />}
  </List>
);

export const UnmatchedPayments = () => (
  <List list={useInfiniteQuery(unmatchedPages())} content={content.unmatched} keyOf={({ id }) => id}>
    {(payment) => <UnmatchedCard payment={payment} />}
  </List>
);
