import { expect } from '@playwright/test';
import type { Product } from './product.ts';

/** Waits until the queue has carried out every job of this task, for a journey about what did not follow from it. */
export const areDone = (product: Product, task: string): Promise<void> =>
  expect(() =>
    product.sql(`do $$ begin
      if exists (select from graphile_worker.jobs where task_identifier = '${task}') then raise 'It waits.'; end if;
    end $$`),
  ).toPass();
