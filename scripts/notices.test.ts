import { expect, it } from 'vitest';
import { read, sources } from './support/sources.ts';

/**
 * Callbacks of `mutate` are lost once their component is unmounted, which the refresh after a command often
 * causes.
 */

const screens = sources.filter((path) => /^apps\/web\/app\/.*\.tsx?$/.test(path) && !path.includes('.test.'));

/** Arguments of each call of `mutate` or `mutateAsync`. */
const callsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\bmutate(?:Async)?\(/g), ({ index, 0: name }) => {
    const start = index + name.length;
    let depth = 1;
    let end = start;
    for (; depth > 0 && end < text.length; end += 1) depth += { '(': 1, ')': -1 }[text.charAt(end)] ?? 0;
    return text.slice(start, end - 1);
  });

/**
 * Callbacks that only concern their own component: after it is unmounted there is nothing to close, show or
 * open.
 */
const ownCallback =
  /\bonSuccess: (?:\([^()]*\) => )?(?:void )?(?:(?:dialog\.)?close\b|(?:set[A-Z]\w*|navigate|onSaved\?\.)\((?:[^()]|\([^()]*\))*\))/g;

/** Files with further callbacks that still only move the focus and the dialogs of their own component. */
const own = ['apps/web/app/features/threads/next-step/use-next-step.ts'];

/** True if a call passes a callback that must run even without its component. */
const mayLose = (call: string): boolean =>
  /\b(?:on(?:Success|Error|Settled)|notify\w+|invalidateQueries)\b/.test(call.replaceAll(ownCallback, ''));

it('a notice or a refresh is no callback of `mutate`, but of its command', () => {
  const calls = screens.flatMap((path) => callsIn(read(path)).map((call) => ({ path, call })));
  expect(calls.length).toBeGreaterThan(100);
  const lost = calls.filter(({ call }) => mayLose(call));
  expect(lost.filter(({ path }) => !own.includes(path))).toEqual([]);
  expect(own.filter((path) => !lost.some((call) => call.path === path))).toEqual([]);
});

it.each([
  'undefined, { onError: notifyError }',
  'params, { onSuccess: done }',
  'params, { onSuccess: () => { setOpen(false); onDone(); } }',
  'params, { onSuccess: () => notifySuccess(content.saved) }',
  'params, { onSuccess: close, onSettled: () => client.invalidateQueries() }',
])('finds the callback of `mutate(%s)`', (call) => {
  expect(callsIn(`mutate(${call})`).filter(mayLose)).toEqual([call]);
});

it.each([
  'undefined',
  'params, { onSuccess: close }',
  'params, { onSuccess: dialog.close }',
  'input, { onSuccess: ({ isChanged }) => setOutcome(isChanged) }',
  'undefined, { onSuccess: ({ id }) => void navigate(addressOf(id)) }',
])('leaves `mutate(%s)`', (call) => {
  expect(callsIn(`mutate(${call})`).filter(mayLose)).toEqual([]);
});
