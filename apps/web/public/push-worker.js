/**
 * Stands in a browser whose owner turned notifications on, and does nothing else: it keeps no page and answers no request. What
 * it is told is the sentence of a notification and the screen that it leads to.
 */

const fallback = { id: 'basoche', title: 'Une notification vous attend.', path: '/notifications' };

const read = (data) => {
  try {
    const { id, title, path } = data.json();
    // A screen of this site, and no other address: browsers leave control characters out of one.
    const isPath = typeof path === 'string' && /^\/(?![/\\])[^\p{Cc}\p{Zl}\p{Zp}]*$/u.test(path);
    return {
      id: typeof id === 'string' ? id : fallback.id,
      title: typeof title === 'string' ? title : fallback.title,
      path: isPath ? path : fallback.path,
    };
  } catch {
    return fallback;
  }
};

const show = ({ id, title, path }) =>
  self.registration.showNotification('Basoche', {
    body: title,
    // Sent twice, it is shown once.
    tag: id,
    icon: '/icons/192.png',
    lang: 'fr',
    data: { path },
  });

/** In a new tab, which acts for the firm that the path names, or for nobody: an open tab may act for another account. */
const open = (path) => self.clients.openWindow(new URL(path, self.location.origin).href);

// A newer one takes over at once: there is nothing that it could break.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? fallback.path));
});
