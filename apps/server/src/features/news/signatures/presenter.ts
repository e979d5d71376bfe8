import type { NewsAuthor, NewsUniversity } from '@basoche/contract/news/signatures';
import { canonicalProfilePage } from '@basoche/domain/members/identity';
import type { AuthorRow, UniversityRow } from './store.ts';

export const presentAuthor = (row: AuthorRow): NewsAuthor => ({
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

export const presentUniversity = (row: UniversityRow): NewsUniversity => ({
  id: row.id,
  name: row.name,
  url: row.url,
  logoURL: row.logo_url,
  articles: row.articles,
});
