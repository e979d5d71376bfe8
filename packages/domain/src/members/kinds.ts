/** Kinds of member who register themselves (rules §1). */
export const memberKinds = ['STUDENT', 'EMPLOYEE', 'COMPANY', 'CUSTOMER'] as const;
export type MemberKind = (typeof memberKinds)[number];

/** Every kind of account; STAFF and PARTNER are created by an operator, never by registration. */
export const userTypes = [...memberKinds, 'STAFF', 'PARTNER'] as const;
export type UserType = (typeof userTypes)[number];

/** Roles of staff: everything, threads and people, or articles only (rules §1). */
export const staffRoles = ['admin', 'moderator', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number];
