import type { AvailabilityStatus } from '@basoche/domain/members/availability';
import type { ProfessionForm } from '@basoche/domain/members/profession';
import type { Department } from '@basoche/domain/options/departments';
import type { ExperienceLevel } from '@basoche/domain/options/experience-levels';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { TestApp } from './app.ts';
import { aMember, type TestMember } from './factories.ts';

export interface ListedWishes {
  readonly kind?: 'STUDENT' | 'EMPLOYEE' | 'COMPANY';
  readonly verified?: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string;
  readonly role?: string;
  readonly jobName?: string;
  readonly professionForm?: ProfessionForm;
  readonly presentation?: string;
  readonly place?: string;
  readonly completeness?: number;
  /** Profession, for a natural person. */
  readonly department?: Department;
  readonly experience?: ExperienceLevel;
  /** Euros per hour. */
  readonly rate?: number;
  readonly availability?: AvailabilityStatus;
  /** The start date, with SOON. */
  readonly from?: string;
  readonly domains?: readonly LegalDomain[];
  /** For a company. */
  readonly locations?: readonly Department[];
  readonly headquarters?: string;
}

/** Creates a member with a profile of these values. */
export const aListedMember = async (test: TestApp, wishes: ListedWishes): Promise<TestMember> => {
  const member = await aMember(test, wishes);
  const { db } = test.platform.database;
  const now = test.clock.now();
  await db
    .updateTable('member')
    .set({
      role: wishes.role ?? null,
      profession_form: wishes.professionForm ?? null,
      presentation: wishes.presentation ?? null,
      place: wishes.place ?? null,
      completeness: wishes.completeness ?? 0,
      created_at: now,
    })
    .where('id', '=', member.id)
    .execute();
  const domains = [...(wishes.domains ?? [])];
  if (wishes.kind === 'COMPANY') {
    await db
      .insertInto('company_profile')
      .values({
        member_id: member.id,
        sectors: domains,
        locations: [...(wishes.locations ?? [])],
        headquarters_name: wishes.headquarters ?? null,
      })
      .execute();
    return member;
  }
  await db
    .insertInto('person_profile')
    .values({
      member_id: member.id,
      department: wishes.department ?? null,
      experience: wishes.experience ?? null,
      hourly_cost_cents: wishes.rate === undefined ? null : wishes.rate * 100,
      skill_domains: domains,
    })
    .execute();
  if (wishes.availability !== undefined) {
    await db
      .insertInto('member_availability')
      .values({
        member_id: member.id,
        status: wishes.availability,
        available_from: wishes.from ?? null,
        confirmed_at: now,
      })
      .execute();
  }
  return member;
};
