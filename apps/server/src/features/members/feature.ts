import { pictureAddress } from '@basoche/contract/members/picture-addresses';
import type { Feature } from '../../platform/feature.ts';
import { servePictures } from '../../platform/files/picture-routes.ts';
import { sendMail, updateAndAsk } from './availability/service.ts';
import { calendarRoutes } from './calendars/routes.ts';
import { moveLapsedMembers } from './directory/service.ts';
import { openPicture } from './pictures/service.ts';
import { refreshResponseTimes } from './response-times/service.ts';
import { memberRoutes } from './routes.ts';
import { sharedMembers } from './sharing/service.ts';
import { staffDecisionHandlers } from './staff-decisions/reactions.ts';
import { deleteDecidedDocuments } from './verification/service.ts';
import { verificationHandlers } from './verification-decisions/reactions.ts';
import { mailReminder, remind } from './verification-reminders/service.ts';
import { mappedMembers } from './visibility/service.ts';

export const members = {
  routes: memberRoutes,
  files: (app, platform, availability) => {
    servePictures(app, platform.config, availability, pictureAddress, (id, kind, width) =>
      openPicture(platform, id, kind, width),
    );
    calendarRoutes(app, platform, availability);
  },
  handlers: {
    ...staffDecisionHandlers,
    ...verificationHandlers,
    'availability.ask': (_payload, platform) => updateAndAsk(platform),
    'availability.mail': (payload, platform) => sendMail(platform, payload),
    'members.moveLapsed': (_payload, platform) => moveLapsedMembers(platform),
    'members.responseTimes': (_payload, { database, clock }) =>
      refreshResponseTimes(database.db, clock.now()),
    'verification.forget': (_payload, platform) => deleteDecidedDocuments(platform),
    'verification.remind': (_payload, platform) => remind(platform),
    'verification.reminder': (payload, platform) => mailReminder(platform, payload),
  },
  schedules: [
    // Hourly, which suits any time zone: after a downtime on Monday at 9:00, the mails are sent later and
    // nobody is skipped.
    { task: 'availability.ask', cronUtc: '0 * * * *' },
    // Hourly, so that one run follows midnight in Paris, when verifications lapse.
    { task: 'members.moveLapsed', cronUtc: '5 * * * *' },
    { task: 'members.responseTimes', cronUtc: '50 2 * * *' },
    { task: 'verification.forget', cronUtc: '25 3 * * *' },
    // Repeated during the day, in summer and winter time: after a downtime the reminders are sent later, and
    // none twice.
    { task: 'verification.remind', cronUtc: '10 7-18 * * *' },
  ],
  sitemapLists: mappedMembers,
  sharingPictures: sharedMembers,
} satisfies Feature;
