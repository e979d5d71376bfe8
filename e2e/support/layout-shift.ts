import type { Page } from '@playwright/test';

/** Sum of the layout shifts of a page since it began to load (CLS). */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value?: number })[])
            sum += entry.value ?? 0;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => resolve(sum));
      }),
  );
