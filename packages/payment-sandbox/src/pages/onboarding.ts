import type { FastifyInstance, FastifyReply } from 'fastify';
import { newId } from '../ids.ts';
import { formFields } from '../json.ts';
import { type Account, testIban } from '../objects/accounts.ts';
import { accountRow, completeAccount, verifyAccount } from '../operations/accounts.ts';
import { find, insert, type Row, update } from '../store.ts';
import { type World, withContext } from '../world.ts';
import { field, html, type Page, show } from './html.ts';
import { unknownPage } from './payment.ts';

/**
 * Values stored with an address of the onboarding. At its first visit it becomes a form that can be opened
 * again for an hour.
 */
interface LinkInternals {
  readonly account: string;
  readonly expiresAt: number;
  readonly refreshUrl: string;
  readonly returnUrl: string;
  readonly used?: boolean;
}

const formLasts = 60 * 60;

interface FormValues {
  readonly first: string;
  readonly last: string;
  readonly iban: string;
  readonly result: string;
}

const ibanAddsUp = (typed: string): boolean => {
  const iban = typed.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)]
    .map((letter) => Number.parseInt(letter, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
};

type Problems = Partial<Record<'first' | 'last' | 'iban' | 'terms', string>>;

const problemsOf = ({ first, last, iban }: FormValues, company: boolean, agreed: boolean): Problems => ({
  ...(company || first !== '' ? {} : { first: 'Écrivez votre prénom.' }),
  ...(last === '' ? { last: company ? 'Écrivez la raison sociale.' : 'Écrivez votre nom.' } : {}),
  ...(ibanAddsUp(iban) ? {} : { iban: 'Cet IBAN n’existe pas : vérifiez ses chiffres.' }),
  ...(agreed ? {} : { terms: 'Cochez cette case pour continuer.' }),
});

const initial: FormValues = { first: '', last: '', iban: testIban, result: 'accepted' };

const formPage = (
  base: string,
  token: string,
  link: LinkInternals,
  account: Account,
  typed: FormValues = initial,
  problems: Problems = {},
): Page => {
  const company = account.business_type === 'company';
  const failed = Object.keys(problems).length > 0;
  return {
    title: 'Compte de paiement',
    redirectsTo: [link.returnUrl],
    body: html`<h1>Votre compte de paiement</h1>
<p>Le prestataire de paiement demande ces renseignements avant de vous verser de l’argent.</p>
${account.email && html`<p class="quiet">${account.email}</p>`}
${failed && html`<p class="notice" role="alert">Vérifiez ce qui est indiqué ci-dessous.</p>`}
<form method="post" action="${base}/onboarding/form/${token}">
${!company && field({ name: 'first', label: 'Prénom', value: typed.first, problem: problems.first, autocomplete: 'given-name' })}
${field({
  name: 'last',
  label: company ? 'Raison sociale' : 'Nom',
  value: typed.last,
  problem: problems.last,
  autocomplete: company ? 'organization' : 'family-name',
})}
${field({
  name: 'iban',
  label: 'IBAN du compte qui reçoit les versements',
  value: typed.iban,
  problem: problems.iban,
  help: 'Un IBAN de test est déjà écrit.',
})}
<div class="field"><label for="result">Résultat de la vérification (test)</label>
<select id="result" name="result">
<option value="accepted">Acceptée aussitôt</option>
<option value="pending"${typed.result === 'pending' ? ' selected' : ''}>En attente</option>
</select></div>
<label class="check"><input type="checkbox" name="terms" value="yes"> <span>J’accepte les conditions du prestataire de paiement (test).</span></label>
${problems.terms && html`<p class="problem">${problems.terms}</p>`}
<p><button class="main" type="submit">Terminer</button></p>
</form>
<p><a class="plain" href="${link.returnUrl}">Terminer plus tard</a></p>`,
  };
};

type WithId = { Params: { id: string } };

const linkRow = async (
  db: Parameters<typeof find>[0],
  id: string,
  lock = false,
): Promise<Row<object, LinkInternals> | undefined> => {
  const row = await find<object, LinkInternals>(db, id, { lock });
  return row?.kind === 'account_link' ? row : undefined;
};

export const onboardingPages = (world: World, app: FastifyInstance): void => {
  const { base } = world;

  app.get<WithId>('/onboarding/:id', async (request, reply) => {
    const next = await withContext(world, async (context) => {
      const row = await linkRow(context.db, `link_${request.params.id}`, true);
      if (row === undefined) return undefined;
      if (row.hidden.used === true || row.hidden.expiresAt <= context.now) return row.hidden.refreshUrl;
      const token = newId('link');
      await update(context.db, { ...row, hidden: { ...row.hidden, used: true } });
      await insert(
        context.db,
        { id: `form_${token}`, object: 'account_link' },
        { hidden: { ...row.hidden, expiresAt: context.now + formLasts } },
      );
      return `${base}/onboarding/form/${token}`;
    });
    return next === undefined ? show(reply, unknownPage) : reply.redirect(next, 303);
  });

  const opened = async (id: string, reply: FastifyReply) =>
    withContext(world, async (context) => {
      const row = await linkRow(context.db, `form_${id}`);
      if (row === undefined) return { answer: show(reply, unknownPage) };
      if (row.hidden.expiresAt <= context.now) return { answer: reply.redirect(row.hidden.refreshUrl, 303) };
      return { link: row.hidden, account: (await accountRow(context, row.hidden.account)).body };
    });

  app.get<WithId>('/onboarding/form/:id', async (request, reply) => {
    const { id } = request.params;
    const found = await opened(id, reply);
    if ('answer' in found) return found.answer;
    const { link, account } = found;
    if (account.details_submitted && account.requirements?.currently_due?.length === 0)
      return reply.redirect(link.returnUrl, 303);
    return show(reply, formPage(base, id, link, account));
  });

  app.post<WithId>('/onboarding/form/:id', async (request, reply) => {
    const { id } = request.params;
    const found = await opened(id, reply);
    if ('answer' in found) return found.answer;
    const { link, account } = found;
    const formValue = formFields(request.body);
    const typed: FormValues = {
      first: formValue('first').trim(),
      last: formValue('last').trim(),
      iban: formValue('iban').trim(),
      result: formValue('result'),
    };
    const problems = problemsOf(typed, account.business_type === 'company', formValue('terms') === 'yes');
    if (Object.keys(problems).length > 0)
      return show(reply, formPage(base, id, link, account, typed, problems));
    await withContext(world, async (context) => {
      const row = await accountRow(context, account.id, { lock: true });
      return typed.result === 'pending'
        ? verifyAccount(context, row, typed.iban)
        : completeAccount(context, row, typed.iban);
    });
    return reply.redirect(link.returnUrl, 303);
  });

  app.get<WithId>('/dashboard/:id', async (request, reply) => {
    const row = await find<Account>(world.pool, request.params.id);
    if (row?.kind !== 'account') return show(reply, unknownPage);
    return show(reply, {
      title: 'Tableau de bord',
      body: html`<h1>Tableau de bord du compte</h1><p>Compte ${row.id} : ${
        row.body.payouts_enabled ? 'versements actifs' : 'versements inactifs'
      }.</p>`,
    });
  });
};
