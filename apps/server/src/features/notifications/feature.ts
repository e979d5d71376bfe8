import type { Feature } from '../../platform/feature.ts';
import { send, startDue } from './daily-summary/service.ts';
import * as push from './push/service.ts';
import { notificationRoutes } from './routes.ts';
import { announce } from './service.ts';

export const notifications = {
  routes: notificationRoutes,
  handlers: {
    'notifications.created': ({ notificationIds }, platform) => announce(platform, notificationIds),
    'notifications.push': (job, platform) => push.send(platform, job),
    'notifications.digests': (_payload, platform) => startDue(platform),
    'notifications.digest': (summary, platform) => send(platform, summary),
  },
  /**
   * Every five minutes, which suits any time zone: after a downtime at eight, mails are sent later and nobody
   * is skipped.
   */
  schedules: [{ task: 'notifications.digests', cronUtc: '*/5 * * * *' }],
} satisfies Feature;
