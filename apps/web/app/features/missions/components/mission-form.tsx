import type { Mission } from '@basoche/contract/missions/missions';
import type { MissionForm as Body } from '@basoche/contract/missions/publishing';
import { clientKindOf } from '@basoche/domain/missions/eligibility-rules';
import { closedProfiles } from '@basoche/domain/missions/wanted-profiles';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../lib/session.tsx';
import { explainUnsaid, useAskedNatures } from '../../conflicts/shared/asked-natures.ts';
import { PostingForm } from '../../postings/components/posting-form.tsx';
import { form as shared } from '../../postings/creator-content.ts';
import { usePostingForm } from '../../postings/use-posting-form.ts';
import { consumerForm, consumerNames, type FormContent } from '../consumer-content.ts';
import { closedProfilesName, fieldNames, form as memberForm } from '../creator-content.ts';
import { eligibilityRulesQuery } from '../eligibility-api.ts';
import {
  bodyOf,
  cardOf,
  checkMission,
  emptyMission,
  type MissionValues,
  valuesOfMission,
} from '../mission-values.ts';
import { basisOf } from '../shared/facts.ts';
import { MissionCard } from '../shared/mission-card.tsx';
import {
  CandidateFields,
  PartyFields,
  ScheduleFields,
  SubjectFields,
  TermFields,
} from './mission-fields.tsx';

interface MissionFormProps {
  /** Mission to edit; absent for a new one. */
  mission?: Mission;
  /** Initial values of a copy, and the key of its draft on this device. */
  copy?: { values: MissionValues; draft: string };
  /** Warning to read before sending these values. */
  warn?: (values: MissionValues) => string | null;
  /** Label of the submit button. */
  submit: string;
  /** Sentence shown when nothing is missing. */
  readyText: string;
  send: (body: Body) => Promise<unknown>;
}

/** Id of the form element for a field of the call. */
const elementOf = (field: string): string =>
  `mission-${({ startNow: 'start', onPlace: 'execution' } as Record<string, string>)[field] ?? field}`;

/**
 * Form of a mission: four titled sections, the preview of the card, and the button, enabled once nothing is
 * missing.
 */
export const MissionForm = ({ mission, copy, submit, readyText, warn, send }: MissionFormProps) => {
  const me = useMe();
  const basis = basisOf(me);
  const content: FormContent = basis === 'TTC' ? consumerForm : memberForm;
  const client = clientKindOf(me.userType);
  const { data: rules } = useQuery(eligibilityRulesQuery());
  const parties = useAskedNatures();
  // The question about parties is asked once; the list is then changed on its own screen.
  const isSaid = Boolean(mission?.conflicts?.parties);
  const askedNatures = isSaid ? [] : parties.asked;
  const { form, now, parts, missing, go, reset } = usePostingForm<MissionValues>({
    initialValues: mission ? valuesOfMission(mission, basis) : (copy?.values ?? emptyMission),
    check: (values, at) =>
      checkMission(values, at, { basis, client, rules, asked: askedNatures, stored: mission }),
    send: async (values) => {
      if (!isSaid) await parties.expectSaid(values.nature, values.namesParties);
      const body = bodyOf(values, basis);
      if (body !== null) await send(body);
    },
    explain: explainUnsaid,
    draft: `mission:${mission?.id ?? copy?.draft ?? 'new'}`,
    elementOf,
  });
  const { values, setFieldValue: set } = form.fields;
  const closed = rules && values.nature !== '' ? closedProfiles(rules, values.nature, client) : [];
  const closedProfile = closed.find(({ profile }) => values.experience.includes(profile));
  const fields = { ...parts, values, set, content, basis, closed };
  const names: Readonly<Record<string, string>> = {
    ...(basis === 'TTC' ? consumerNames : fieldNames),
    ...(closedProfile ? { experience: closedProfilesName } : {}),
  };
  const author = { name: me.displayName, pictureURL: me.pictureURL, isCustomer: me.userType === 'CUSTOMER' };
  const card = cardOf(values, author, basis, now, mission?.publishedAt);

  return (
    <PostingForm
      form={form}
      recap={{
        help: content.summaryHelp,
        missing: missing.map((field) => ({ field, name: names[field] ?? field })),
        readyText,
        onGo: go,
        card: (
          <MissionCard
            mission={{
              ...card,
              title: card.title || content.untitled,
              skillsRequired: card.skillsRequired || content.undescribed,
            }}
            basis={basis}
            order={3}
            isDraft
          />
        ),
      }}
      warning={warn?.(values) ?? null}
      submit={submit}
      otherButtons={
        mission &&
        form.fields.isDirty() && (
          <Button variant="subtle" onClick={reset}>
            {shared.reset}
          </Button>
        )
      }
    >
      <SubjectFields {...fields} />
      <CandidateFields {...fields} />
      <ScheduleFields {...fields} />
      <TermFields {...fields} />
      {askedNatures.some((nature) => nature === values.nature) && <PartyFields {...fields} />}
    </PostingForm>
  );
};
