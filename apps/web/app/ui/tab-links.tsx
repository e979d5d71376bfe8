import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { figure } from '../lib/counts.ts';
import classes from './tab-links.module.css';

export interface TabLink {
  /** Address of the tab's content, or its query string only. */
  to: string | { search: string };
  label: string;
  /** Number of items behind the tab; absent until known. */
  count?: number | undefined;
  isCurrent: boolean;
}

/**
 * Tabs as links: each has an address, which can be shared, opened in another tab and left with the back
 * button.
 */
export const TabLinks = ({ label, tabs }: { label: string; tabs: readonly TabLink[] }) => {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);

  // Joined to one text, which the effect below compares: counts that arrive later make the tabs wider.
  const counts = tabs.map(({ count }) => count).join();

  // On a phone the tabs are wider than the screen: scroll to the current one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts move the current tab
  useEffect(() => {
    const tab = row.current?.querySelectorAll('li')[current];
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current, counts]);

  const [only] = tabs;
  // A single tab is no choice: it is shown as text.
  if (tabs.length === 1 && only !== undefined) {
    return (
      <p className="flat strong row middle gap-2">
        {only.label}
        {only.count !== undefined && <span className={classes.count}>{figure(only.count)}</span>}
      </p>
    );
  }
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      <ul className={classes.list}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              to={tab.to}
              className={classes.tab}
              aria-current={tab.isCurrent ? 'page' : undefined}
              preventScrollReset
            >
              {tab.label}
              {tab.count !== undefined && <span className={classes.count}>{figure(tab.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
