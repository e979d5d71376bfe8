import type { ReactNode } from 'react';
import { Page } from './page.tsx';
import classes from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';
import { Spoken } from './spoken.tsx';
import { Stack } from './stack.tsx';

/** Skeletons: grey placeholders in the shape of what is being loaded. */

/** Announces the loading to screen readers; the placeholders inside are silent. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <Spoken>Chargement en cours</Spoken>
    <div aria-hidden="true">{children}</div>
  </div>
);

/** Placeholder of lines of text, the last one shorter. */
export const TextSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <Stack gap="xs">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton have no other identity and never move
      <Skeleton key={line} height={14} width={line === lines - 1 ? '60%' : '100%'} />
    ))}
  </Stack>
);

/** Placeholder of a card: a short line, a title, a line of facts. */
const CardSkeleton = () => (
  <div className="row column sheet pad-6 gap-3">
    <Skeleton height={14} width="30%" />
    <Skeleton height={22} width="75%" />
    <Skeleton height={14} width="55%" />
  </div>
);

export const CardListSkeleton = ({ cards = 4 }: { cards?: number }) => (
  <Loading>
    <Stack gap="md">
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a skeleton have no other identity and never move
        <CardSkeleton key={card} />
      ))}
    </Stack>
  </Loading>
);

/** Placeholder of a whole screen, while the viewer is unknown. */
export const PageSkeleton = () => (
  <Page>
    <Loading>
      <Skeleton height={36} width="min(20rem, 70%)" className={classes.heading} />
      <Stack gap="md">
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </Stack>
    </Loading>
  </Page>
);
