import type { Product } from './product.ts';

/** Sample people for the journeys. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

export interface Member extends Person {
  readonly id: string;
  readonly token: string;
}

export const password = 'Colonne-vendôme-1875';

let people = 0;

/** An address that is unique in this run. */
export const newEmail = (name: string): string => {
  people += 1;
  return `${name}.${people}.${process.pid}@exemple.fr`;
};

export const call = async <Answer>(
  { url }: Product,
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<Answer> => {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? (undefined as Answer) : JSON.parse(text);
};

/** The link in the confirmation mail, as an address of the screens. */
export const confirmationLink = async ({ mailbox }: Product, email: string): Promise<string> => {
  const { links } = await mailbox.next(email, 'Confirmez votre adresse email');
  const link = links.find((one) => one.includes('/confirm/'));
  if (link === undefined) throw new Error('The confirmation letter leads nowhere.');
  return link;
};

type Kind = 'student' | 'employee' | 'company' | 'customer';

const formOf = (kind: Kind, name: string, trade?: string, isMoral = false) => {
  if (kind === 'company') return { companyName: name };
  if (kind === 'customer') return { customerName: name, isMoral };
  const [firstName, ...rest] = name.split(' ');
  const jobName = trade ?? (kind === 'student' ? 'Étudiant' : 'Juriste');
  return { firstName, lastName: rest.join(' '), number: '0612345678', zipCode: '75001', jobName };
};

interface Session {
  readonly access_token: string;
}

interface CreatedPersona {
  readonly confirmed?: boolean;
  readonly verified?: boolean;
  /** Profession of a natural person. */
  readonly jobName?: string;
  /** True for a customer who is a legal person. */
  readonly isMoral?: boolean;
}

/** Registers a member through the API, for journeys that do not test registration. */
export const makeMember = async (
  product: Product,
  kind: Kind,
  name: string,
  {
    confirmed = true,
    verified = confirmed && kind !== 'customer',
    jobName,
    isMoral = false,
  }: CreatedPersona = {},
): Promise<Member> => {
  const email = newEmail(kind);
  const body = { ...formOf(kind, name, jobName, isMoral), email, password };
  let session = await call<Session>(product, 'POST', `/auth/register/${kind}`, { body });
  if (confirmed) {
    const code = (await confirmationLink(product, email)).split('/').at(-1);
    await call(product, 'GET', `/auth/confirm/${code}`, { token: session.access_token });
    session = await call(product, 'POST', '/auth/login', { body: { email, password } });
  }
  if (verified) await product.command('members', 'verify', email);
  const token = session.access_token;
  const { id } = await call<{ id: string }>(product, 'GET', '/auth/me', { token });
  return { id, email, password, name, token };
};

/** A date this number of days from today (Europe/Paris), in the API's format. */
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

/** Publishes a mission and returns its id. `wishes` are fields of the form. */
export const makeMission = async (
  product: Product,
  creator: Member,
  title: string,
  wishes: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const { id } = await call<{ id: string }>(product, 'POST', '/missions/create', {
    token: creator.token,
    body: {
      title,
      domain: 'droit_affaires',
      nature: 'recherches',
      skillsRequired: 'Relever la jurisprudence récente sur la rupture des relations commerciales établies.',
      timeLimit: '5 jours ouvrés',
      experience: 'juriste | avocat',
      endDate: dayIn(30),
      startNow: true,
      startDate: null,
      onPlace: false,
      place: null,
      isAnonym: false,
      namesParties: 'no',
      tarifLow: 300,
      tarifHigh: 900,
      ...wishes,
    },
  });
  return id;
};

/** Publishes a job offer and returns its id. `wishes` are fields of the form. */
export const makeJob = async (
  product: Product,
  creator: Member,
  title: string,
  wishes: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const { id } = await call<{ id: string }>(product, 'POST', '/jobs/create', {
    token: creator.token,
    body: {
      title,
      domain: 'droit_affaires',
      nature: 'redaction',
      modality: 'onPlace',
      place: '75',
      city: 'Paris',
      contractType: 'CDI',
      timing: 'full',
      startNow: true,
      endDate: dayIn(30),
      experiences: 'juriste | 2_5ans',
      salaryLow: 42_000,
      salaryHigh: 48_000,
      salaryPeriod: 'year',
      jobDescription: 'Rédiger les contrats, tenir les assemblées, conseiller les équipes.',
      ...wishes,
    },
  });
  return id;
};

/** Applies with this price; returns the id of the thread. */
export const applyToMission = async (
  product: Product,
  candidate: Member,
  missionID: string,
  offer: number,
): Promise<string> => {
  const { id } = await call<{ id: string }>(product, 'POST', '/missions/postulate', {
    token: candidate.token,
    body: { missionID, offer, tvaApplicable: true },
  });
  return id;
};

/** Applies to an offer with these documents; returns the id of the thread. */
export const applyToJobOffer = async (
  product: Product,
  candidate: Member,
  offer: string,
  sent: { readonly letter?: string; readonly cvID?: string } = {},
): Promise<string> => {
  const { id } = await call<{ id: string }>(product, 'POST', `/jobs/postulate/${offer}`, {
    token: candidate.token,
    body: sent,
  });
  return id;
};

/** Adds a CV to a member and returns its id. */
export const addCv = async (
  { url }: Product,
  { token }: Member,
  name: string,
  content: Buffer,
): Promise<string> => {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(content)], name, { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/jobs/cv`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`A CV is refused: ${await answer.text()}`);
  const { id }: { id: string } = await answer.json();
  return id;
};
