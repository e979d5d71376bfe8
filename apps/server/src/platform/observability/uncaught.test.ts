import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { openLog } from './log.ts';
import { watchUncaught } from './uncaught.ts';

const stopsOn = (event: 'uncaughtException' | 'unhandledRejection', reason: unknown): boolean => {
  const source = new EventEmitter();
  let stopped = false;
  watchUncaught(source, openLog('silent'), () => {
    stopped = true;
  });
  source.emit(event, reason);
  return stopped;
};

describe('what nobody caught', () => {
  it('stops the program, whatever it is', () => {
    expect(stopsOn('uncaughtException', new Error('unexpected'))).toBe(true);
    expect(stopsOn('unhandledRejection', new TypeError('not a function'))).toBe(true);
    expect(stopsOn('unhandledRejection', 'a text')).toBe(true);
  });

  it('does not where a promise failed for want of the database alone', () => {
    const late = new Error('timeout exceeded when trying to connect');
    expect(stopsOn('unhandledRejection', late)).toBe(false);
    expect(stopsOn('unhandledRejection', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))).toBe(
      false,
    );
    expect(stopsOn('uncaughtException', late)).toBe(true);
  });
});
