import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CachedMarkup } from '../ui/cached-markup.tsx';
import { setPartRenderer } from './markup-cache.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the markup of an entry is the one that React writes, made once for the same data and minute', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T09:00:10Z') });
  let times = 0;
  const Card = ({ title, price }: { title: string; price: number }) => {
    times += 1;
    return (
      <p>
        {title} {price} €{price > 100 && <b>cher</b>}
      </p>
    );
  };
  const item = (title: string) => (
    <ul>
      <CachedMarkup as="li" data={{ title }}>
        <Card title={title} price={120} />
      </CachedMarkup>
    </ul>
  );
  const plain = renderToString(item('Bail & statuts'));
  expect(plain).toBe('<ul><li><p>Bail &amp; statuts<!-- --> <!-- -->120<!-- --> €<b>cher</b></p></li></ul>');
  setPartRenderer(renderToString);
  times = 0;
  for (let time = 0; time < 3; time += 1) expect(renderToString(item('Bail & statuts'))).toBe(plain);
  expect(times).toBe(1);
  expect(renderToString(item('Autre'))).toContain('Autre');
  expect(times).toBe(2);
  vi.setSystemTime(new Date('2026-11-27T09:01:10Z'));
  expect(renderToString(item('Bail & statuts'))).toBe(plain);
  expect(times).toBe(3);
});
