import type { addAuthor, addUniversity, NewsAuthor, NewsUniversity } from '@basoche/contract/news/signatures';
import type { BodyOf } from '@basoche/contract/route';
import type { StaffActName } from '@basoche/domain/evidence/staff-acts';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import { readPageAddress } from '@basoche/domain/members/page-address';
import { slugOf } from '@basoche/domain/news/slug';
import type { Trx } from '../../../platform/database/database.ts';
import type { Eraser } from '../../../platform/erasure.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { deletePictureAt, storePictures } from '../pictures/service.ts';
import { requireOurs } from '../writing/service.ts';
import * as store from './store.ts';

/** Authors and universities that sign articles. A change shows in every article at once. */

const presentAuthor = (row: store.AuthorRow): NewsAuthor => ({
  id: row.id,
  name: row.name,
  role: row.role,
  avatarURL: row.avatar_url,
  member:
    row.member_id === null || row.member_kind === null
      ? null
      : {
          id: row.member_id,
          name: row.member_name ?? '',
          page: canonicalProfilePage(row.member_kind, row.member_id),
        },
  articles: row.articles,
});

const presentUniversity = (row: store.UniversityRow): NewsUniversity => ({
  id: row.id,
  name: row.name,
  url: row.url,
  logoURL: row.logo_url,
  articles: row.articles,
});

/** Keeps the author's name on articles, and removes the link to the member's page. */
export const signatureEraser: Eraser = { empties: ['news_author'], eraseOf: store.unlinkAuthor };

export const listAuthors = async (platform: Platform): Promise<NewsAuthor[]> => {
  requireOurs(platform);
  return (await store.authors(platform.database.db)).map(presentAuthor);
};

export const listUniversities = async (platform: Platform): Promise<NewsUniversity[]> => {
  requireOurs(platform);
  return (await store.universities(platform.database.db)).map(presentUniversity);
};

interface Change {
  readonly kind: store.SignatureKind;
  /** Null for a new signature. */
  readonly id: string | null;
  readonly name: string;
  /** Null removes the present picture; undefined keeps it. */
  readonly picture: Blob | null | undefined;
}

const act = async (
  trx: Trx,
  viewer: Viewer,
  done: StaffActName,
  kind: store.SignatureKind,
  id: string,
  now: Date,
): Promise<void> =>
  recordAct(trx, viewer, { act: done, on: { kind: 'signature', id }, details: { signature: kind } }, now);

/** Changes one signature with its picture: `write` saves its row, `read` returns it. */
const change = <Shown>(
  platform: Platform,
  viewer: Viewer,
  { kind, id, name, picture }: Change,
  write: (trx: Trx, id: string) => Promise<void>,
  read: (trx: Trx, id: string) => Promise<Shown | undefined>,
): Promise<Shown> => {
  requireOurs(platform);
  const newPictures = picture ? [{ shape: 'square' as const, file: picture }] : [];
  return storePictures(
    platform,
    newPictures,
    async () => null,
    async (trx, [kept]) => {
      await store.lockSignatures(trx);
      const signature =
        id === null ? null : ((await store.lockSignature(trx, kind, id)) ?? refuse('NOT_FOUND'));
      if (await store.isNameTaken(trx, kind, name, id)) {
        refuse('SIGNATURE_NAME_TAKEN', { errors: [{ path: 'name', message: 'Ce nom est déjà pris.' }] });
      }
      const signatureId = id ?? (await store.freeId(trx, kind, slugOf(name) || kind));
      await write(trx, signatureId);
      if (picture !== undefined) {
        await store.setPicture(trx, kind, signatureId, kept?.url ?? null);
        await deletePictureAt(trx, signature?.picture ?? null);
      }
      const shown = (await read(trx, signatureId)) ?? refuse('NOT_FOUND');
      await act(
        trx,
        viewer,
        id === null ? 'signature/add' : 'signature/change',
        kind,
        signatureId,
        platform.clock.now(),
      );
      return shown;
    },
  );
};

const memberOf = async (trx: Trx, wish: string | null | undefined): Promise<string | null> => {
  if (!wish) return null;
  const address = readPageAddress(wish);
  const found = address && (await store.findMember(trx, address));
  return (
    found ??
    refuse('INVALID_INPUT', {
      errors: [{ path: 'member', message: 'Indiquez l’identifiant d’un membre, ou l’adresse de sa page.' }],
    })
  );
};

export const saveAuthor = (
  platform: Platform,
  viewer: Viewer,
  id: string | null,
  { name, role, member, picture }: BodyOf<typeof addAuthor>,
): Promise<NewsAuthor> =>
  change(
    platform,
    viewer,
    { kind: 'author', id, name, picture },
    async (trx, signatureId) =>
      store.saveAuthor(trx, signatureId, {
        name,
        role: role ?? null,
        member_id: await memberOf(trx, member),
      }),
    async (trx, signatureId) => (await store.authors(trx, signatureId)).map(presentAuthor)[0],
  );

export const saveUniversity = (
  platform: Platform,
  viewer: Viewer,
  id: string | null,
  { name, url, picture }: BodyOf<typeof addUniversity>,
): Promise<NewsUniversity> =>
  change(
    platform,
    viewer,
    { kind: 'university', id, name, picture },
    (trx, signatureId) => store.saveUniversity(trx, signatureId, { name, url }),
    async (trx, signatureId) => (await store.universities(trx, signatureId)).map(presentUniversity)[0],
  );

/** Removes a signature that no article names, neither published nor in draft. */
export const remove = (
  platform: Platform,
  viewer: Viewer,
  kind: store.SignatureKind,
  id: string,
): Promise<void> => {
  requireOurs(platform);
  return platform.database.transaction(async (trx) => {
    await store.lockSignatures(trx);
    const signature = (await store.lockSignature(trx, kind, id)) ?? refuse('NOT_FOUND');
    if (await store.isUsed(trx, kind, id)) refuse('SIGNATURE_IN_USE');
    await store.remove(trx, kind, id);
    await deletePictureAt(trx, signature.picture);
    await act(trx, viewer, 'signature/remove', kind, id, platform.clock.now());
  });
};
