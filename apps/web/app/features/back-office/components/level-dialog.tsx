import { conflictsBody, type KeptRules } from '@basoche/contract/missions/rules';
import { type Level, levels } from '@basoche/domain/conflicts/levels';
import { type Relaxation, relaxationOf, relaxesReserved } from '@basoche/domain/conflicts/levels-edit';
import { type ClientKind, clientKinds } from '@basoche/domain/missions/eligibility-rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { type ContractForm, fieldErrors } from '../../../lib/form.ts';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { rules } from '../rules-content.ts';
import { ChangeFields, ClientsField, LegalTextFields, legalTextIn } from './rule-fields.tsx';
import { type LegalBasisValues, RuleForm } from './rule-form.tsx';

const content = rules.levels.dialog;

interface Values extends LegalBasisValues {
  clients: ClientKind[];
  level: Level;
}

interface LevelDialogProps extends Opened {
  nature: MissionNature;
  storedRules: NonNullable<KeptRules['conflicts']>;
}

/** Form values of the current level: both kinds of client if it is the same for both. */
const valuesOf = ({ nature, storedRules }: LevelDialogProps): Values => {
  const [member, customer] = clientKinds.map((client) => relaxationOf(storedRules.rules, nature, client));
  const isSame = JSON.stringify(member) === JSON.stringify(customer);
  return {
    clients: isSame ? [...clientKinds] : ['MEMBER'],
    level: member?.level ?? 'declaration',
    article: member?.article ?? '',
    explanation: member?.explanation ?? '',
    reason: '',
    confirmsReserved: false,
  };
};

const relaxationIn = (values: Values): Relaxation | null =>
  values.level === 'declaration' ? null : { level: values.level, ...legalTextIn(values) };

const LevelFields = ({
  nature,
  storedRules,
  fields,
  fields: { values, errors, setFieldValue },
}: LevelDialogProps & Pick<ContractForm<Values>, 'fields'>) => (
  <>
    <ClientsField
      value={values.clients}
      error={errors.clients}
      onChange={(clients) => setFieldValue('clients', clients)}
    />
    <ChoiceField<Level>
      id={`level-${nature}`}
      label={content.level}
      value={values.level}
      choices={levels.map((value) => ({ value, label: rules.levels.asked[value] }))}
      onChange={(level) => setFieldValue('level', level)}
    />
    {values.level !== 'declaration' && <LegalTextFields fields={fields} words={content} />}
    <ChangeFields
      fields={fields}
      words={content}
      isReserved={relaxesReserved(storedRules.rules, {
        nature,
        clients: values.clients,
        relaxation: relaxationIn(values),
      })}
    />
  </>
);

/** Dialog of the conflict check level of one nature of missions, for one kind of client or both. */
export default function LevelDialog(props: LevelDialogProps) {
  const { nature, storedRules, ...dialog } = props;
  const bodyOf = (values: Values) => {
    const { clients, reason, confirmsReserved } = values;
    const { version } = storedRules;
    return { version, nature, clients, relaxation: relaxationIn(values), reason, confirmsReserved };
  };
  return (
    <RuleForm<Values>
      {...dialog}
      title={content.title(labelOf(missionNatures, nature))}
      cell={`level:${nature}`}
      tableVersion={storedRules.version}
      initialValues={valuesOf(props)}
      bodyField="relaxation"
      check={(values) => fieldErrors(conflictsBody, bodyOf(values))}
      toRequest={(values) => ({ table: 'conflicts', body: bodyOf(values) })}
    >
      {({ fields }) => <LevelFields {...props} fields={fields} />}
    </RuleForm>
  );
}
