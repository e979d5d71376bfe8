/** Kinds of member who register themselves (rules §1). */
export const memberKinds = ['STUDENT', 'EMPLOYEE', 'COMPANY', 'CUSTOMER'] as const;
export type MemberKind = (typeof memberKinds)[number];

/** Every kind of account; STAFF and PARTNER are created by an operator, never by registration. */
export const userTypes = [...memberKinds, 'STAFF', 'PARTNER'] as const;
export type UserType = (typeof userTypes)[number];
