import { useEffect } from 'react';

/**
 * Puts the number of unread conversations before a title, or replaces an earlier number: « (3) Messagerie ·
 * Basoche ». 0 shows none.
 */
export const countedTitle = (title: string, unread: number): string => {
  const bare = title.replace(/^\(\d+\+?\) /, '');
  if (unread === 0) return bare;
  return `(${unread > 99 ? '99+' : unread}) ${bare}`;
};

/** Keeps the number in the tab's title, even when a screen changes the title. */
export const useUnreadTitle = (unread: number): void => {
  useEffect(() => {
    const write = () => {
      const title = countedTitle(document.title, unread);
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = countedTitle(document.title, 0);
    };
  }, [unread]);
};
