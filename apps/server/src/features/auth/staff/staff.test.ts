import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { staffCommands } from '../../../commands/staff.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const run = async (name: string, ...parameters: string[]): Promise<string> => {
  const command = staffCommands[name];
  if (command === undefined) throw new Error(`No command ${name}.`);
  return command.run(site.platform, parameters);
};
const password = 'une phrase que personne ne devine';
const login = (email: string) => site.call('POST', '/auth/login', { body: { email, password } });

const linkFor = async (email: string): Promise<string> => {
  await site.drain();
  const mail = (await site.mails()).findLast(({ to }) => to?.some(({ address }) => address === email));
  return /\/resetPassword\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
};

const invited = async (email: string, role: string) => {
  await run('staff create', email, role);
  const link = await linkFor(email);
  const chosen = await site.call('POST', `/auth/resetPassword/${link}`, { body: { newPassword: password } });
  expect(chosen.statusCode, chosen.body).toBe(204);
  return (await login(email)).json().access_token as string;
};

describe('an account of the staff', () => {
  it('is made by an operator, and opened by a link that is sent and serves once', async () => {
    expect(await run('staff create', 'Jeanne.Roy@Basoche.fr', 'moderator')).toContain(
      'jeanne.roy@basoche.fr',
    );
    expect((await login('jeanne.roy@basoche.fr')).statusCode).toBe(401);
    const link = await linkFor('jeanne.roy@basoche.fr');
    const choose = () =>
      site.call('POST', `/auth/resetPassword/${link}`, { body: { newPassword: password } });
    expect((await choose()).statusCode).toBe(204);
    expect((await choose()).json().code).toBe('RESET_LINK_INVALID');
    const token = (await login('jeanne.roy@basoche.fr')).json().access_token;
    expect((await site.call('GET', '/auth/me', { token })).json()).toMatchObject({
      userType: 'STAFF',
      staffRole: 'moderator',
      displayName: 'Jeanne Roy',
      isVerified: false,
      secondFactor: 'none',
    });
  });

  it('is refused an address that somebody has, a role that nobody has, and what is no address', async () => {
    await run('staff create', 'editor@basoche.fr', 'editor');
    await expect(run('staff create', 'EDITOR@basoche.fr', 'admin')).rejects.toThrow('belongs to somebody');
    await expect(run('staff create', 'other@basoche.fr', 'owner')).rejects.toThrow(
      'admin, moderator, editor',
    );
    await expect(run('staff create', 'nowhere', 'admin')).rejects.toThrow('no mail address');
  });

  it('lasts half a day in a session, and a member months', async () => {
    const token = await invited('soir@basoche.fr', 'editor');
    site.clock.advance(11 * 3_600_000);
    expect((await site.call('GET', '/auth/me', { token })).statusCode).toBe(200);
    site.clock.advance(2 * 3_600_000);
    expect((await site.call('GET', '/auth/me', { token })).statusCode).toBe(401);
  });

  it('is suspended at once, and given back', async () => {
    const token = await invited('itg@partenaire.fr', 'partner');
    expect(await run('staff list')).toContain('itg@partenaire.fr');
    await run('staff suspend', 'itg@partenaire.fr');
    expect((await site.call('GET', '/auth/me', { token })).statusCode).toBe(401);
    expect((await login('itg@partenaire.fr')).json().title).toBe('Votre compte est suspendu.');
    expect(await run('staff list')).toMatch(/itg@partenaire\.fr.*suspended/);
    await run('staff restore', 'itg@partenaire.fr');
    expect((await login('itg@partenaire.fr')).statusCode).toBe(200);
  });

  it('loses its second factor by an operator, for whoever lost the application and the codes', async () => {
    const token = await invited('perdu@basoche.fr', 'admin');
    await site.call('POST', '/auth/secondFactor/start', { token, body: {} });
    await run('staff reset-factor', 'perdu@basoche.fr');
    expect((await site.call('GET', '/auth/me', { token })).statusCode).toBe(401);
    const { rows } = await site.platform.database.pool.query('select from second_factor');
    expect(rows).toEqual([]);
  });

  it('of a member is no affair of these commands', async () => {
    await site.call('POST', '/auth/register/company', {
      body: { email: 'etude@exemple.fr', password, companyName: 'Étude' },
    });
    await expect(run('staff suspend', 'etude@exemple.fr')).rejects.toThrow('Nobody');
  });
});
