import type { Random } from '@basoche/server/seed/random.ts';
import type { Talker } from '@basoche/server/test/large/conversations.ts';
import { aMissionForm } from '@basoche/server/test/missions.ts';
import { emailOf, password, type Setting } from '../setting.ts';
import type { Account } from './plan.ts';
import type { LoadAnswer, Requests } from './requests.ts';

/** Requests that change something, each followed by reads of the same member, who must see the change. */

/** Commands of a thread from the open price to the reviews. */
const steps = [
  { name: 'price/accept', by: 'creator', path: 'action/price/accept', body: {} },
  { name: 'choose/direct', by: 'creator', path: 'action/choose/direct', body: {} },
  { name: 'direct/accept', by: 'candidate', path: 'action/direct/accept', body: {} },
  { name: 'mission/validate', by: 'creator', path: 'mission/validate', body: {} },
  { name: 'review', by: 'creator', path: 'mission/review', body: { grade: 4, text: 'Un travail soigné.' } },
  { name: 'review', by: 'candidate', path: 'mission/review', body: { grade: 5, text: 'Un client clair.' } },
] as const;

interface MutableChain {
  readonly threadId: string;
  readonly creator: number;
  readonly candidate: number;
  readonly commands: { readonly name: string; isAnswered: boolean }[];
}

type Due = number | undefined;

export const openWrites = (setting: Setting, random: Random, { ask, insist }: Requests, run: string) => {
  const { talkers, threads, messageThreads, missions } = setting;
  const publications: { readonly title: string; isAnswered: boolean }[] = [];
  const favourites: { readonly memberId: string; readonly missionId: string; isAnswered: boolean }[] = [];
  const logins: { readonly token: string }[] = [];
  const chains: MutableChain[] = [];
  const waiting = threads.slice(messageThreads).toReversed();
  const free: MutableChain[] = [];
  const stale: string[] = [];
  const complaints: string[] = [];
  let numbers = 0;

  /** Talkers with even indexes are companies. */
  const talker = (isCompany: boolean): { readonly place: number } & Talker => {
    const place = 2 * random.between(0, talkers.length / 2 - 1) + (isCompany ? 0 : 1);
    const found = talkers[place];
    if (found === undefined) throw new RangeError('There is no such talker.');
    return { place, ...found };
  };

  const isDone = (what: string, answered: LoadAnswer | null, expected: number): answered is LoadAnswer => {
    if (answered?.status === expected) return true;
    complaints.push(
      `${what}: ${answered === null ? 'no answer in a minute' : `${answered.status} ${answered.text.slice(0, 200)}`}`,
    );
    return false;
  };

  /** Reads what was just written. A failed request proves nothing; a missing item proves a stale read. */
  const readBack = async (token: string, path: string, isThere: (read: never) => boolean): Promise<void> => {
    const { status, text } = await ask({ kind: 'read back', path: `/api${path}`, token });
    const isOld = status === 200 ? !isThere(JSON.parse(text) as never) : status === 404 || status === 410;
    if (isOld) stale.push(`${path}: ${status} at ${new Date().toISOString()}`);
  };

  const nextKey = (): string => {
    numbers += 1;
    return `${run}-${String(numbers).padStart(8, '0')}`;
  };

  const publish = async (due: Due): Promise<void> => {
    const { token } = talker(true);
    const key = nextKey();
    const body = aMissionForm({ clock: { now: () => new Date() } }, { title: `Recherche ${key}` });
    const publication = { title: body.title, isAnswered: false };
    publications.push(publication);
    const made = await insist({
      kind: 'publication',
      method: 'POST',
      path: '/api/missions/create',
      token,
      body,
      key,
      due,
    });
    if (!isDone('publication', made, 201)) return;
    publication.isAnswered = true;
    const { id } = JSON.parse(made.text) as { id: string };
    await readBack(token, '/missions?limit=20', (cards: { id: string }[]) =>
      cards.some((card) => card.id === id),
    );
    const edit = { ...body, tarifHigh: 1_200 };
    const edited = await insist({
      kind: 'publication',
      method: 'POST',
      path: `/api/missions/update/${id}`,
      token,
      body: edit,
    });
    if (!isDone('edit', edited, 200)) return;
    await readBack(
      token,
      `/missions/single/${id}`,
      (mission: { tarifHigh: number }) => mission.tarifHigh === edit.tarifHigh,
    );
  };

  const favour = async (due: Due): Promise<void> => {
    const { id, token } = talker(false);
    const missionId = random.pick(missions);
    const favourite = { memberId: id, missionId, isAnswered: false };
    favourites.push(favourite);
    const path = `/api/missions/favourites/${missionId}`;
    const kept = await insist({ kind: 'favourite', method: 'PUT', path, token, due });
    if (!isDone('favourite', kept, 204)) return;
    favourite.isAnswered = true;
    await readBack(token, '/missions/favourites?limit=20', (cards: { id: string }[]) =>
      cards.some((card) => card.id === missionId),
    );
  };

  /** Gives the next command in a thread without a command under way. */
  const command = async (due: Due): Promise<void> => {
    let chain = random.chance(0.5) ? free.shift() : undefined;
    if (chain === undefined) {
      const thread = waiting.pop();
      if (thread === undefined) chain = free.shift();
      else {
        chain = { threadId: thread.id, creator: thread.creator, candidate: thread.candidate, commands: [] };
        chains.push(chain);
      }
    }
    const step = steps[chain?.commands.length ?? steps.length];
    const token = step === undefined ? undefined : talkers[chain?.[step.by] ?? 0]?.token;
    if (chain === undefined || step === undefined || token === undefined) return;
    const { threadId, commands } = chain;
    const loadCommand = { name: step.name, isAnswered: false };
    commands.push(loadCommand);
    const path = `/api/messagerie/${step.path}/${threadId}`;
    const done = await insist({
      kind: 'command',
      method: 'POST',
      path,
      token,
      body: step.body,
      key: nextKey(),
      due,
    });
    if (!isDone(step.name, done, 200)) return;
    loadCommand.isAnswered = true;
    const { position } = JSON.parse(done.text) as { position: number };
    await readBack(
      token,
      `/messagerie/${threadId}`,
      (thread: { position: number }) => thread.position >= position,
    );
    if (commands.length < steps.length) free.push(chain);
  };

  const logIn = async (due: Due): Promise<void> => {
    const { place } = talker(random.chance(0.5));
    const body = { email: emailOf(place), password };
    const opened = await insist({ kind: 'login', method: 'POST', path: '/api/auth/login', body, due });
    if (!isDone('login', opened, 200)) return;
    const { access_token: token } = JSON.parse(opened.text) as { access_token: string };
    logins.push({ token });
    const { status } = await ask({ kind: 'read back', path: '/api/auth/me', token });
    if (status === 401)
      stale.push(`a session that was just opened is unknown at ${new Date().toISOString()}`);
  };

  return {
    make: { publication: publish, favourite: favour, command, login: logIn },
    account: (): Omit<Account, 'letters' | 'screens'> => ({
      publications,
      favourites,
      logins,
      chains,
      stale,
      complaints,
    }),
  };
};
