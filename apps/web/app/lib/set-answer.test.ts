import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { setAnswer } from './set-answer.ts';

const { queryKey } = queryOptions({ queryKey: ['documents'], queryFn: (): string[] => [] });

/** A screen that reads the documents; each read answers what was there when it began, once it is let go. */
const readDocuments = () => {
  const stored = ['first'];
  const reads: (() => void)[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const queryFn = ({ signal: _ }: { signal: AbortSignal }) => {
    const answer = [...stored];
    return new Promise<string[]>((resolve) => reads.push(() => resolve(answer)));
  };
  const leave = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  const letGo = async (index: number) => {
    await expect.poll(() => reads.length).toBeGreaterThan(index);
    reads[index]?.();
  };
  const known = () => client.getQueryData<string[]>(queryKey);
  return { client, stored, reads, letGo, known, leave };
};

test('a read that began before the change does not undo it', async () => {
  const { client, stored, letGo, known, leave } = readDocuments();
  await letGo(0);
  await expect.poll(known).toEqual(['first']);

  void client.refetchQueries({ queryKey });
  stored.push('second');
  setAnswer(client, queryKey, (all: string[] | undefined = []) => [...all, 'second']);
  expect(known()).toEqual(['first', 'second']);
  await letGo(1);
  await letGo(2);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(known()).toEqual(['first', 'second']);
  leave();
});

test('nothing is read again when nothing was being read', async () => {
  const { client, reads, letGo, known, leave } = readDocuments();
  await letGo(0);
  await expect.poll(known).toEqual(['first']);
  setAnswer(client, queryKey, ['other']);
  expect(client.isFetching()).toBe(0);
  expect(reads).toHaveLength(1);
  expect(known()).toEqual(['other']);
  leave();
});
