import type { Day } from '@basoche/domain/time/paris';
import type { TestApp } from '../app.ts';
import type { AuditedThread, Book } from './audit/event-book.ts';
import type { Standing } from './model-advance.ts';

/** A thread of the running server, with the same application in memory. */

export interface Followed extends AuditedThread, Standing {
  position: number;
  /** Notifications that the rules requested, except those of messages: `party type`. */
  readonly told: string[];
  readonly asked: string[];
  messages: number;
  /** Day on which a direct relation or held funds were first accepted; null before. */
  agreedOn: Day | null;
  /** Remaining steps of the thread's journey. */
  readonly left: string[];
}

export interface Stage {
  readonly test: TestApp;
  readonly book: Book;
  readonly stranger: { readonly id: string; readonly token: string };
  readonly threads: readonly Followed[];
}
