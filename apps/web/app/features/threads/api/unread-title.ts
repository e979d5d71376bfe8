import { useEffect } from 'react';

/** « (3) Messagerie · Basoche »: a title with the number of conversations to read, whatever number it had before; none for 0. */
export const countedTitle = (title: string, unread: number): string => {
  const bare = title.replace(/^\(\d+\+?\) /, '');
  if (unread === 0) return bare;
  return `(${unread > 99 ? '99+' : unread}) ${bare}`;
};

/** Keeps the number in the title of the tab, also when a screen changes its title. */
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
