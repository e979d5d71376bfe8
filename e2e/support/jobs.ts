import { expect } from '@playwright/test';
import type { Product } from './product.ts';

/** Waits until the queue has run all jobs of this task, for a journey that expects them to have no effect. */
export const areDone = (product: Product, task: string): Promise<void> =>
  expect(() =>
    product.sql(`do $$ begin
      if exists (select from graphile_worker.jobs where task_identifier = '${task}') then raise 'It waits.'; end if;
    end $$`),
  ).toPass();
