import { isOfTrade } from '@basoche/domain/access/viewer';
import type { Turn } from '@basoche/domain/threads/whose-turn';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMatch, useSearchParams } from 'react-router';
import { useMe } from '../../../lib/session.tsx';
import { threadQuery } from '../api/thread.ts';
import { type InboxView, inboxViewOf, isNamed } from '../shared/views.ts';

/** Id of the displayed thread; undefined in the inbox. */
export const useThreadId = (): string | undefined =>
  useMatch('/messages/:postulationID')?.params.postulationID;

/**
 * Inbox list to show: the one in the address, else the list that the open thread belonged to when it was
 * opened. `isOpening` is true while that thread is loading.
 */
export const useInboxView = (): { view: InboxView; isOpening: boolean } => {
  const [address] = useSearchParams();
  const { userType, acting } = useMe();
  const isMember = isOfTrade(userType);
  const id = useThreadId();
  const { data, isFetching } = useQuery({ ...threadQuery(id ?? ''), enabled: false });
  const opened = useRef<{ readonly id: string; readonly turn: Turn } | null>(null);
  if (data && opened.current?.id !== data.id) opened.current = { id: data.id, turn: data.turn };
  const named = { ...inboxViewOf(address), ...(acting === null ? { isAssigned: false } : {}) };
  const view = isMember ? named : ({ ...named, type: 'MISSION' } as const);
  if (id === undefined || isNamed(address)) return { view, isOpening: false };
  if (!data) return { view, isOpening: isFetching };
  return { view: { ...view, type: data.type, turn: opened.current?.turn ?? null }, isOpening: false };
};
