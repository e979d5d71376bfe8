import type { Db } from '../../platform/database.ts';
import { letter } from '../../platform/letter.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Handlers } from '../../platform/queue.ts';
import { hashOfSecret, newSecret } from '../../platform/secrets.ts';
import { nameOf } from './presenter.ts';
import * as store from './store.ts';

const hours = 3_600_000;

/** A code is made when its mail is, so that no table and no queue ever holds one that can be read. */
const newCode = async (
  { database, clock }: Platform,
  memberId: string,
  purpose: 'confirm' | 'reset',
  lifeHours: number,
  db: Db = database.db,
) => {
  const code = newSecret();
  const expiresAt = new Date(clock.now().getTime() + lifeHours * hours);
  await store.saveCode(db, { memberId, purpose, hash: hashOfSecret(code), expiresAt });
  return code;
};

/**
 * A code for the address that the account has now; null where there is nothing to confirm. The address cannot be corrected
 * meanwhile: a link is never worth anything in a mailbox that is not the account's.
 */
const newConfirmation = (platform: Platform, memberId: string) =>
  platform.database.transaction(async (trx) => {
    if (!(await store.lockMember(trx, memberId))) return null;
    const member = await store.findMember(trx, memberId);
    if (!member || member.email === null || member.confirmed_at !== null) return null;
    const code = await newCode(platform, memberId, 'confirm', 48, trx);
    return { member, email: member.email, code };
  });

export const authHandlers: Handlers<
  'auth.sendConfirmation' | 'auth.sendReset' | 'auth.inviteOffice' | 'auth.passwordChanged',
  Platform
> = {
  'auth.sendConfirmation': async ({ memberId, returnTo }, platform) => {
    const made = await newConfirmation(platform, memberId);
    if (made === null) return;
    const { member, email, code } = made;
    const back = returnTo === undefined ? '' : `?retour=${encodeURIComponent(returnTo)}`;
    await platform.mailer.send({
      to: email,
      subject: 'Confirmez votre adresse email',
      ...(await letter({
        greeting: `Bonjour ${nameOf(member)},`,
        paragraphs: [
          'Bienvenue sur Basoche, le réseau interprofessionnel des métiers du droit.',
          "Pour ouvrir votre compte, confirmez que cette adresse est bien la vôtre. Le lien vaut 48 heures et ne sert qu'une fois.",
        ],
        button: {
          label: 'Confirmer mon adresse',
          url: `${platform.config.publicUrl}/confirm/${code}${back}`,
        },
        closing: "Si vous n'avez pas créé de compte, ignorez ce message : rien ne sera ouvert à votre nom.",
      })),
    });
  },

  'auth.sendReset': async ({ memberId }, platform) => {
    const member = await store.findMember(platform.database.db, memberId);
    if (!member || member.email === null) return;
    const code = await newCode(platform, memberId, 'reset', 1);
    await platform.mailer.send({
      to: member.email,
      subject: 'Réinitialisez votre mot de passe',
      ...(await letter({
        greeting: `Bonjour ${nameOf(member)},`,
        paragraphs: [
          "Vous avez demandé un nouveau mot de passe. Le lien vaut une heure et ne sert qu'une fois.",
        ],
        button: {
          label: 'Choisir un nouveau mot de passe',
          url: `${platform.config.publicUrl}/resetPassword/${code}`,
        },
        closing: "Si vous n'avez rien demandé, ignorez ce message : votre mot de passe reste le même.",
      })),
    });
  },

  'auth.inviteOffice': async ({ memberId }, platform) => {
    const member = await store.findMember(platform.database.db, memberId);
    if (!member || member.email === null) return;
    const code = await newCode(platform, memberId, 'reset', 48);
    await platform.mailer.send({
      to: member.email,
      subject: 'Votre accès à Basoche',
      ...(await letter({
        greeting: `Bonjour ${nameOf(member)},`,
        paragraphs: [
          "Un compte vous est ouvert sur Basoche. Choisissez d'abord son mot de passe : le lien vaut 48 heures et ne sert qu'une fois.",
          "À votre première connexion, vous configurerez une application d'authentification sur votre téléphone : un code vous sera demandé chaque fois.",
        ],
        button: {
          label: 'Choisir mon mot de passe',
          url: `${platform.config.publicUrl}/resetPassword/${code}`,
        },
        closing: "Si vous n'attendiez pas ce message, ignorez-le : le compte restera fermé.",
      })),
    });
  },

  'auth.passwordChanged': async ({ memberId }, platform) => {
    const member = await store.findMember(platform.database.db, memberId);
    if (!member || member.email === null) return;
    await platform.mailer.send({
      to: member.email,
      subject: 'Votre mot de passe a été modifié',
      ...(await letter({
        greeting: `Bonjour ${nameOf(member)},`,
        paragraphs: [
          'Le mot de passe de votre compte Basoche vient de changer. Vos autres sessions ont été fermées.',
          "Si ce n'est pas vous, choisissez tout de suite un nouveau mot de passe.",
        ],
        button: {
          label: 'Choisir un nouveau mot de passe',
          url: `${platform.config.publicUrl}/forgottenPassword`,
        },
      })),
    });
  },
};
