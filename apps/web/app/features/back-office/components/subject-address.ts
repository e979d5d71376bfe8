import type { SubjectKind } from '@basoche/domain/evidence/staff-acts';

const screens: Readonly<Partial<Record<SubjectKind, (id: string) => string>>> = {
  member: (id) => `/admin/membres/${id}`,
  report: () => '/admin/signalements',
  ledger: () => '/admin/finances',
  job: () => '/admin/incidents',
  journal: () => '/admin/journal',
  mission: (id) => `/admin/annonces/missions/${id}`,
  offer: (id) => `/admin/annonces/offres/${id}`,
  hearing: () => '/admin/audiences',
  register: () => '/admin/registres',
  rules: () => '/admin/regles',
  article: (id) => `/admin/articles/${id}`,
  signature: () => '/admin/auteurs',
};
const isKnown = (kind: string): kind is SubjectKind => Object.hasOwn(screens, kind);

/** Screen of the subject of an act; null if staff have none. */
export const subjectAddress = (kind: string, id: string): string | null =>
  (isKnown(kind) ? screens[kind]?.(id) : undefined) ?? null;
