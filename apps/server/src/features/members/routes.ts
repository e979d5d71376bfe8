import * as availabilityCalls from '@basoche/contract/members/availability';
import * as careerCalls from '@basoche/contract/members/careers';
import * as companyCalls from '@basoche/contract/members/company-editing';
import * as directoryCalls from '@basoche/contract/members/directory';
import * as favouriteCalls from '@basoche/contract/members/favourites';
import * as profileCalls from '@basoche/contract/members/members';
import * as officeCalls from '@basoche/contract/members/office';
import * as editingCalls from '@basoche/contract/members/profile-editing';
import * as verificationCalls from '@basoche/contract/members/verification';
import * as visibilityCalls from '@basoche/contract/members/visibility';
import { availabilityConfirmationPath } from '@basoche/domain/members/availability';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as availability from './availability/service.ts';
import * as calendars from './calendars/service.ts';
import * as careers from './careers/service.ts';
import * as companies from './companies/service.ts';
import { listMembers } from './directory/service.ts';
import * as editing from './editing/service.ts';
import * as favourites from './favourites/service.ts';
import * as office from './office/service.ts';
import { profileOf } from './profiles/service.ts';
import { decideOnMember } from './staff-decisions/service.ts';
import * as verification from './verification/service.ts';
import * as decisions from './verification-decisions/service.ts';
import { readVanity, setVisibility } from './visibility/service.ts';

/** Calls about members and their profiles. */
export const memberRoutes = (mount: Mount, platform: Platform): void => {
  mount(profileCalls.readProfile, ({ params, viewer, source }) =>
    profileOf(source, source.database.db, params.id, viewer),
  );

  mount(visibilityCalls.setVisibility, ({ viewer, params, body }) =>
    setVisibility(platform, viewer, params.id, body),
  );
  mount(visibilityCalls.readVanity, ({ params, source }) => readVanity(source, params.vanity));

  mount(directoryCalls.listDirectory, ({ viewer, query, source }) =>
    listMembers(source, viewer, query, pageRequest(query)),
  );

  mount(favouriteCalls.listKeptMembers, ({ viewer, query }) =>
    favourites.list(platform, viewer, pageRequest(query)),
  );
  mount(favouriteCalls.keepMember, ({ viewer, params, body }) =>
    favourites.saveFavourite(platform, viewer, params.id, body.note || null),
  );
  mount(favouriteCalls.dropMember, ({ viewer, params }) =>
    favourites.removeFavourite(platform, viewer, params.id),
  );

  mount(editingCalls.updatePerson, ({ viewer, params, body }) =>
    editing.update(platform, viewer, params.id, body),
  );
  mount(editingCalls.updatePicture, ({ viewer, params, body }) =>
    editing.updatePicture(platform, viewer, params.id, body.picture),
  );
  mount(editingCalls.removePicture, ({ viewer, params }) =>
    editing.removePicture(platform, viewer, params.id),
  );
  mount(editingCalls.updateContact, ({ viewer, body }) => editing.updateContact(platform, viewer, body));

  mount(companyCalls.updateCompany, ({ viewer, params, body }) =>
    companies.update(platform, viewer, params.id, body),
  );
  mount(companyCalls.updateLogo, ({ viewer, params, body }) =>
    companies.updateLogo(platform, viewer, params.id, body),
  );
  mount(companyCalls.updateLeader, ({ viewer, params, body }) =>
    companies.updateLeader(platform, viewer, params.id, body),
  );
  mount(companyCalls.updatePresentation, ({ viewer, params, body }) =>
    companies.updatePresentation(platform, viewer, params.id, body),
  );
  mount(companyCalls.updatePhotos, ({ viewer, params, body }) =>
    companies.updatePhotos(platform, viewer, params.id, body),
  );
  mount(companyCalls.readListings, ({ viewer, params, source }) =>
    companies.readListings(source, viewer, params.id),
  );

  mount(careerCalls.updateSkills, ({ viewer, params, body }) =>
    careers.setSkills(platform, viewer, params.id, body),
  );
  mount(careerCalls.addExperience, ({ viewer, params, body }) =>
    careers.addExperience(platform, viewer, params.id, body),
  );
  mount(careerCalls.changeExperience, ({ viewer, params, body }) =>
    careers.changeExperience(platform, viewer, params, body),
  );
  mount(careerCalls.removeExperience, ({ viewer, params }) =>
    careers.removeExperience(platform, viewer, params.id, params.experienceId),
  );
  mount(careerCalls.addFormation, ({ viewer, params, body }) =>
    careers.addFormation(platform, viewer, params.id, body),
  );
  mount(careerCalls.changeFormation, ({ viewer, params, body }) =>
    careers.changeFormation(platform, viewer, params, body),
  );
  mount(careerCalls.removeFormation, ({ viewer, params }) =>
    careers.removeFormation(platform, viewer, params.id, params.formationId),
  );

  mount(availabilityCalls.readAvailability, ({ viewer }) => availability.read(platform, viewer));
  mount(availabilityCalls.sayAvailability, ({ viewer, body }) =>
    availability.saveAvailability(platform, viewer, body),
  );
  mount(availabilityCalls.clearAvailability, ({ viewer }) => availability.clear(platform, viewer));
  mount(availabilityCalls.confirmAvailability, ({ viewer }) => availability.confirm(platform, viewer));
  // The link of a mail opens a screen whose button posts here: mail scanners that open links confirm nothing.
  mount(
    availabilityCalls.confirmFromMail,
    ({ params }) => availability.confirmFromMail(platform, params.token),
    {
      screenOfLink: ({ token = '' }, outcome) => availabilityConfirmationPath(token, outcome),
    },
  );
  mount(availabilityCalls.readCalendar, ({ viewer }) => calendars.readAddress(platform, viewer));
  mount(availabilityCalls.openCalendar, ({ viewer }) => calendars.giveAddress(platform, viewer));
  mount(availabilityCalls.closeCalendar, ({ viewer }) => calendars.close(platform, viewer));

  mount(verificationCalls.readVerification, ({ viewer }) => verification.readVerification(platform, viewer));
  mount(verificationCalls.addVerificationDocument, ({ viewer, query, body }) =>
    verification.addVerificationDocument(platform, viewer, query.slot, body.file),
  );
  mount(verificationCalls.readVerificationDocument, ({ viewer, params }) =>
    verification.openVerificationDocument(platform, { memberId: viewer.memberId, id: params.id }),
  );
  mount(verificationCalls.removeVerificationDocument, ({ viewer, params }) =>
    verification.removeVerificationDocument(platform, viewer, params.id),
  );
  mount(verificationCalls.sendVerificationDocuments, ({ viewer }) =>
    verification.sendVerificationDocuments(platform, viewer),
  );

  mount(officeCalls.listOfficeMembers, ({ query }) =>
    office.listMembers(platform, query, pageRequest(query)),
  );
  mount(officeCalls.readOfficeMember, ({ viewer, params }) =>
    office.readMember(platform, platform.database.db, viewer, params.userId),
  );

  mount(officeCalls.suspendMember, ({ viewer, params, body }) =>
    decideOnMember(platform, viewer, { ...params, ...body, decision: 'suspend' }),
  );
  mount(officeCalls.restoreMember, ({ viewer, params, body }) =>
    decideOnMember(platform, viewer, { ...params, ...body, decision: 'restore' }),
  );
  mount(officeCalls.endMemberSessions, ({ viewer, params, body }) =>
    decideOnMember(platform, viewer, { ...params, ...body, decision: 'endSessions' }),
  );
  mount(officeCalls.eraseMember, ({ viewer, params, body }) =>
    decideOnMember(platform, viewer, { ...params, ...body, decision: 'erase' }),
  );

  mount(verificationCalls.listVerifications, ({ query }) =>
    decisions.requestsWaiting(platform, pageRequest(query)),
  );
  mount(verificationCalls.listDecidedVerifications, ({ query }) =>
    decisions.requestsDecided(platform, pageRequest(query)),
  );
  mount(verificationCalls.readSentVerificationDocument, ({ params }) =>
    verification.openVerificationDocument(platform, {
      memberId: params.userId,
      id: params.documentID,
      sent: true,
    }),
  );
  mount(verificationCalls.acceptVerification, ({ viewer, params, body }) =>
    decisions.decideRequest(platform, viewer, { ...params, ...body, type: 'accept' }),
  );
  mount(verificationCalls.refuseVerification, ({ viewer, params, body }) =>
    decisions.decideRequest(platform, viewer, { ...params, ...body, type: 'refuse' }),
  );
  mount(verificationCalls.askVerificationAgain, ({ viewer, params, body }) =>
    decisions.decideRequest(platform, viewer, { ...params, ...body, type: 'askAgain' }),
  );
};
