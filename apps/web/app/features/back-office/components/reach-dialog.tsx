import '@mantine/core/styles/Checkbox.layer.css';
import { hearingRulesBody, type KeptRules } from '@basoche/contract/missions/rules';
import {
  type CourtKind,
  type HearingAct,
  type HearingClient,
  hearingClients,
  type Reach,
  reaches,
} from '@basoche/domain/hearings/hearing-rules';
import { actOpeningOf, widensRepresentation } from '@basoche/domain/hearings/rules-edit';
import { valuesOf } from '@basoche/domain/options/option';
import { Checkbox, Stack } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { rules } from '../rules-content.ts';
import { ChangeFields, LegalTextFields, legalTextIn } from './rule-fields.tsx';
import { type LegalBasisValues, RuleForm } from './rule-form.tsx';

const content = rules.hearings.dialog;

interface Values extends LegalBasisValues {
  reach: Reach;
  clients: HearingClient[];
}

interface ReachDialogProps extends Opened {
  kind: CourtKind;
  act: HearingAct;
  storedRules: NonNullable<KeptRules['hearings']>;
}

const openingIn = (values: Values) => {
  const { reach, clients } = values;
  return reach === 'nowhere' ? null : { reach, clients, ...legalTextIn(values) };
};

/** Dialog of one act before one kind of court: which avocats may do it, and who may ask for it. */
export default function ReachDialog({ kind, act, storedRules, ...dialog }: ReachDialogProps) {
  const { version } = storedRules;
  const opening = actOpeningOf(storedRules.rules, kind, act);
  const bodyOf = (values: Values) => {
    const { reason, confirmsReserved } = values;
    return { version, kind, act, opening: openingIn(values), reason, confirmsReserved };
  };
  return (
    <RuleForm<Values>
      {...dialog}
      title={rules.hearings.cell(kind, act)}
      cell={`reach:${kind}:${act}`}
      tableVersion={version}
      initialValues={{
        reach: opening?.reach ?? 'nowhere',
        clients: [...(opening?.clients ?? [])],
        article: opening?.article ?? '',
        explanation: opening?.explanation ?? '',
        reason: '',
        confirmsReserved: false,
      }}
      bodyField="opening"
      check={(values) => fieldErrors(hearingRulesBody, bodyOf(values))}
      toRequest={(values) => ({ table: 'hearings', body: bodyOf(values) })}
    >
      {({ fields, fields: { values, errors, setFieldValue } }) => (
        <>
          <ChoiceField<Reach>
            id={`reach-${kind}-${act}`}
            label={content.reach}
            value={values.reach}
            choices={reaches.map((value) => ({ value, label: rules.hearings.reaches[value] }))}
            onChange={(reach) => setFieldValue('reach', reach)}
          />
          {values.reach !== 'nowhere' && (
            <>
              <Checkbox.Group
                label={content.clients}
                required
                value={values.clients}
                error={errors.clients}
                onChange={(chosen) =>
                  setFieldValue(
                    'clients',
                    valuesOf(hearingClients).filter((client) => chosen.includes(client)),
                  )
                }
              >
                <Stack gap="xs" mt="xs">
                  {hearingClients.map(({ value, label }) => (
                    <Checkbox key={value} value={value} label={label} />
                  ))}
                </Stack>
              </Checkbox.Group>
              <LegalTextFields fields={fields} words={content} />
            </>
          )}
          <ChangeFields
            fields={fields}
            words={content}
            isReserved={widensRepresentation(storedRules.rules, { kind, act, opening: openingIn(values) })}
          />
        </>
      )}
    </RuleForm>
  );
}
