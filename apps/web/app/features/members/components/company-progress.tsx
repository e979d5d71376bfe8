import { lazy, Suspense } from 'react';
import { ownCompany } from '../company-content.ts';
import { type CompanyPart, useCompanyEdit } from './company-edit.tsx';
import type { CompletenessTold } from './completeness-card.tsx';

/** The owner's alone: others do not load it. */
const CompletenessCard = lazy(() => import('./completeness-card.tsx'));

/** Where each thing that is missing is added. */
const parts: Readonly<Record<string, CompanyPart>> = {
  logo: 'logo',
  presentation: 'presentation',
  sectors: 'domains',
  locations: 'locations',
  headquarters: 'headquarters',
};

/** How complete a company's page is, and the dialogs that complete it. */
export const CompanyProgress = (completeness: CompletenessTold) => {
  const edit = useCompanyEdit();
  if (edit === null) return null;
  const add = (key: string) => {
    const part = parts[key];
    return part ? () => edit(part) : null;
  };
  return (
    <Suspense>
      <CompletenessCard {...completeness} add={add} hint={ownCompany.hint} />
    </Suspense>
  );
};
