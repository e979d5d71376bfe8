import { expect, it, vi } from 'vitest';
import { reloadOnStaleBuild, reloadWhenBack } from './stale-build.ts';

const pageOf = ({ onLine = true } = {}) => {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const page = Object.assign(new EventTarget(), {
    navigator: { onLine },
    location: { reload },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
  reloadOnStaleBuild(page as unknown as Window);
  const lose = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  return { page, lose, reload };
};

it('loads a page again whose files an update took away, and not for ever', () => {
  const { lose, reload } = pageOf();
  expect([lose(), lose()]).toEqual([true, true]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves the page as it is without a network', () => {
  const { lose, reload } = pageOf({ onLine: false });
  expect(lose()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it('loads a page that misses a file again once the network is back, and leaves one that was left', () => {
  const { page, reload } = pageOf({ onLine: false });
  const back = () => {
    page.navigator.onLine = true;
    page.dispatchEvent(new Event('online'));
  };
  const stop = reloadWhenBack(page as unknown as Window);
  expect(reload).not.toHaveBeenCalled();
  stop();
  back();
  expect(reload).not.toHaveBeenCalled();
  page.navigator.onLine = false;
  reloadWhenBack(page as unknown as Window);
  back();
  expect(reload).toHaveBeenCalledTimes(1);
});
