import { letter } from '../../../platform/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue.ts';
import { hashOfSecret, newSecret } from '../../../platform/secrets.ts';
import { nameOf } from '../presenter.ts';
import { findMember, type MemberRow } from '../store.ts';
import { type ChangeRow, findChange, isTaken, keepLink, type Side } from './store.ts';

/** A link is made when its mail is, so that no table and no queue ever holds one that can be read. */
const newLink = async (
  { database, config }: Platform,
  { id }: ChangeRow,
  side: Side,
): Promise<string | null> => {
  const code = newSecret();
  const isKept = await keepLink(database.db, id, side, hashOfSecret(code));
  return isKept ? `${config.publicUrl}/adresse/${code}` : null;
};

const known = (email: string) =>
  `Quelqu'un a demandé à utiliser ${email} pour un compte Basoche. Cette adresse a déjà un compte\u202f: rien ne change.`;

const send = async (
  platform: Platform,
  { member, change, side }: { readonly member: MemberRow; readonly change: ChangeRow; readonly side: Side },
): Promise<void> => {
  const to = side === 'old' ? (member.email ?? '') : change.email;
  if (side === 'new' && (await isTaken(platform.database.db, change.email))) {
    // Who asked is not named here: this mailbox is somebody else's.
    await platform.mailer.send({
      to,
      subject: 'Cette adresse a déjà un compte Basoche',
      ...(await letter({
        greeting: 'Bonjour,',
        paragraphs: [known(change.email)],
        closing: "Si c'était vous, connectez-vous avec ce compte, ou choisissez une autre adresse.",
      })),
    });
    return;
  }
  const url = await newLink(platform, change, side);
  if (url === null) return;
  const asked =
    side === 'old'
      ? `Vous avez demandé que votre compte Basoche passe de cette adresse à ${change.email}.`
      : 'Vous avez demandé que votre compte Basoche utilise désormais cette adresse.';
  await platform.mailer.send({
    to,
    subject: side === 'old' ? "Changement d'adresse de votre compte" : 'Confirmez votre nouvelle adresse',
    ...(await letter({
      greeting: `Bonjour ${nameOf(member)},`,
      paragraphs: [
        asked,
        "Le changement se fait quand les deux adresses l'ont confirmé, chacune par son lien. Le lien vaut 48 heures et ne sert qu'une fois.",
      ],
      button: { label: 'Confirmer ou refuser', url },
      closing:
        side === 'old'
          ? "Si ce n'est pas vous, refusez par ce lien, puis changez votre mot de passe."
          : "Si vous n'avez rien demandé, ignorez ce message\u202f: rien ne changera.",
    })),
  });
};

export const addressHandlers: Handlers<'auth.sendAddressLink' | 'auth.addressChanged', Platform> = {
  'auth.sendAddressLink': async ({ changeId, side }, platform) => {
    const { clock, database } = platform;
    const change = await findChange(database.db, changeId, clock.now());
    if (change === undefined) return;
    const member = await findMember(database.db, change.member_id);
    if (member?.email == null) return;
    await send(platform, { member, change, side });
  },

  'auth.addressChanged': async ({ memberId }, { config, database, mailer }) => {
    const member = await findMember(database.db, memberId);
    if (member?.email == null) return;
    await mailer.send({
      to: member.email,
      subject: 'Votre adresse est changée',
      ...(await letter({
        greeting: `Bonjour ${nameOf(member)},`,
        paragraphs: [
          'Votre compte Basoche utilise désormais cette adresse\u202f: connectez-vous avec elle.',
          'Vos autres sessions ont été fermées.',
        ],
        button: { label: 'Voir mes paramètres', url: `${config.publicUrl}/parametres` },
      })),
    });
  },
};
