/** Roles of the seats of a firm: they decide which acts a person may do in its name (rules §8). */
export const seatRoles = ['owner', 'manager', 'publisher', 'finance', 'reader'] as const;
export type SeatRole = (typeof seatRoles)[number];

/** Kinds of acts in the name of a firm, each with the roles that may do it (rules §8). */
export const rolesByAct = {
  /** Read public content as the firm, its own publications and its statements; leave the firm. */
  look: seatRoles,
  /** Read threads, candidates and their files. Not for finance: professional secrecy. */
  readThreads: ['owner', 'manager', 'publisher', 'reader'],
  /** Everything else in missions, offers and threads: publish, apply, write, agree, deliver, review. */
  negotiate: ['owner', 'manager', 'publisher'],
  /** Open the payment page of a deposit. */
  pay: ['owner', 'manager', 'publisher', 'finance'],
  /** Read payments, issue and cancel invoices. */
  invoice: ['owner', 'manager', 'finance'],
  /** Download the documents that the law requires a client to hold, and see whose they are. */
  collectVigilance: ['owner', 'manager', 'publisher', 'finance'],
  /** Change where money goes, and the subscription. */
  bank: ['owner', 'finance'],
  /** Change the page of the firm, prove its status, appeal a decision about it. */
  represent: ['owner', 'manager'],
  /** Read and change the names of the firm's register of conflicts. */
  keepRegister: ['owner', 'manager'],
  /** Invite people, change and end seats. `rolesGivenBy` says which ones. */
  team: ['owner', 'manager'],
  /** Accept the terms of use, ask for the archive of the firm's data, delete the firm. */
  own: ['owner'],
} as const satisfies Readonly<Record<string, readonly SeatRole[]>>;
export type SeatAct = keyof typeof rolesByAct;

/** True if a seat of this role may do this kind of act for its firm. */
export const mayAct = (role: SeatRole, act: SeatAct): boolean => {
  const roles: readonly SeatRole[] = rolesByAct[act];
  return roles.includes(role);
};
