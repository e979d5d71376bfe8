import { demandRulesBody, type KeptRules } from '@basoche/contract/missions/rules';
import { type Demand, demands } from '@basoche/domain/vigilance/demands';
import { asksLessOfTheCode, type DemandReason, demandReasonOf } from '@basoche/domain/vigilance/demands-edit';
import type { VigilanceDocument } from '@basoche/domain/vigilance/documents';
import {
  type CandidateKind,
  type VigilanceClient,
  vigilanceClients,
} from '@basoche/domain/vigilance/parties';
import { fieldErrors } from '../../../lib/form.ts';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { rules } from '../rules-content.ts';
import { ChangeFields, LegalTextFields, legalTextIn } from './rule-fields.tsx';
import { type LegalBasisValues, RuleForm } from './rule-form.tsx';

const content = rules.vigilance.dialog;

interface Values extends LegalBasisValues {
  client: VigilanceClient;
  demand: Demand;
}

interface DemandDialogProps extends Opened {
  document: VigilanceDocument;
  candidate: CandidateKind;
  storedRules: NonNullable<KeptRules['vigilance']>;
}

const reasonIn = (values: Values): DemandReason => ({ demand: values.demand, ...legalTextIn(values) });

/**
 * Dialog of one document type for one kind of prestataire: whether it is required, for one kind of client.
 */
export default function DemandDialog({ document, candidate, storedRules, ...dialog }: DemandDialogProps) {
  const { version } = storedRules;
  const cellOf = (client: VigilanceClient) => ({ document, candidate, client });
  const storedOf = (client: VigilanceClient): DemandReason =>
    demandReasonOf(storedRules.rules, cellOf(client)) ?? { demand: 'asked', article: '', explanation: '' };
  const bodyOf = (values: Values) => {
    const { client, reason, confirmsReserved } = values;
    return { version, ...cellOf(client), rule: reasonIn(values), reason, confirmsReserved };
  };
  return (
    <RuleForm<Values>
      {...dialog}
      title={rules.vigilance.card(document, candidate)}
      cell={`demand:${document}:${candidate}`}
      tableVersion={version}
      initialValues={{
        client: 'professional',
        ...storedOf('professional'),
        reason: '',
        confirmsReserved: false,
      }}
      bodyField="rule"
      check={(values) => fieldErrors(demandRulesBody, bodyOf(values))}
      toRequest={(values) => ({ table: 'vigilance', body: bodyOf(values) })}
    >
      {({ fields, fields: { values, setFieldValue, setValues } }) => (
        <>
          <ChoiceField<VigilanceClient>
            id={`client-${document}-${candidate}`}
            label={content.client}
            value={values.client}
            choices={[...vigilanceClients]}
            onChange={(client) => setValues({ client, ...storedOf(client), confirmsReserved: false })}
          />
          <ChoiceField<Demand>
            id={`demand-${document}-${candidate}`}
            label={content.demand}
            value={values.demand}
            choices={demands.toReversed().map((value) => ({ value, label: rules.vigilance.demands[value] }))}
            onChange={(demand) => setFieldValue('demand', demand)}
          />
          <LegalTextFields fields={fields} words={content} />
          <ChangeFields
            fields={fields}
            words={content}
            isReserved={asksLessOfTheCode(storedRules.rules, {
              ...cellOf(values.client),
              reason: reasonIn(values),
            })}
          />
        </>
      )}
    </RuleForm>
  );
}
