import '@mantine/core/styles/Checkbox.layer.css';
import '../../../ui/multi-select.css';
import { eligibilityBody, type KeptRules } from '@basoche/contract/missions/rules';
import { textLimits } from '@basoche/domain/limits';
import { openingOf, opensReserved, type RuleEdit } from '@basoche/domain/missions/eligibility-edit';
import { type ClientKind, clientKinds } from '@basoche/domain/missions/eligibility-rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { professions as allProfessions, type Profession } from '@basoche/domain/options/professions';
import { Checkbox, MultiSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useMe } from '../../../lib/session.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { Note } from '../../../ui/note.tsx';
import { useChangeRules } from '../api/rules.ts';
import { cancel } from '../content.ts';
import { rules } from '../rules-content.ts';
import { ReasonField } from './reason-field.tsx';
import { RulePreview } from './rule-preview.tsx';

const words = rules.dialog;
const trades = allProfessions.filter(({ value }) => value !== 'Étudiant');

type Who = keyof typeof words.choices;

interface Values extends Record<string, unknown> {
  clients: ClientKind[];
  who: Who;
  professions: Profession[];
  students: boolean;
  article: string;
  explanation: string;
  reason: string;
  confirmsReserved: boolean;
}

interface RuleDialogProps {
  nature: MissionNature;
  kept: KeptRules['eligibility'];
  opened: boolean;
  onClose: () => void;
}

/** As the table has it: both kinds of client where it says the same of both. */
const valuesOf = (nature: MissionNature, { rules: table }: KeptRules['eligibility']): Values => {
  const [member, customer] = clientKinds.map((client) => openingOf(table, nature, client));
  const isSame = JSON.stringify(member) === JSON.stringify(customer);
  const chosen = member?.professions ?? [];
  return {
    clients: isSame ? [...clientKinds] : ['MEMBER'],
    who: member ? (chosen === 'everyone' ? 'everyone' : 'named') : 'nobody',
    professions: chosen === 'everyone' ? [] : [...chosen],
    students: member?.students ?? false,
    article: member?.article ?? '',
    explanation: member?.explanation ?? '',
    reason: '',
    confirmsReserved: false,
  };
};

const editOf = (nature: MissionNature, values: Values): RuleEdit => ({
  nature,
  clients: values.clients,
  opening:
    values.who === 'nobody'
      ? null
      : {
          professions: values.who === 'everyone' ? 'everyone' : values.professions,
          students: values.students,
          article: values.article.trim(),
          explanation: values.explanation.trim(),
        },
});

/** The contract's names of the fields of an opening, without where they stand in the body. */
const flat = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace('opening.', ''), text]));

const RuleForm = ({ nature, kept, onClose }: Omit<RuleDialogProps, 'opened'>) => {
  const change = useChangeRules();
  const isAdmin = useMe().staffRole === 'admin';
  const bodyOf = ({ reason, confirmsReserved, ...values }: Values) => {
    const { clients, opening } = editOf(nature, { reason, confirmsReserved, ...values });
    const given = opening && {
      ...opening,
      professions: opening.professions === 'everyone' ? opening.professions : [...opening.professions],
    };
    return { version: kept.version, nature, clients: [...clients], opening: given, reason, confirmsReserved };
  };
  const { fields, props, sending, failure } = useContractForm<Values>({
    initialValues: valuesOf(nature, kept),
    check: (values) => flat(fieldErrors(eligibilityBody, bodyOf(values))),
    send: async (values) => {
      await change.mutateAsync({ table: 'eligibility', body: bodyOf(values) });
      notifySuccess(words.done);
      onClose();
    },
  });
  const { values, errors, setFieldValue } = fields;
  const edit = editOf(nature, values);
  const isReserved = opensReserved(kept.rules, edit);
  return (
    <form {...props}>
      <Stack gap="lg">
        <Checkbox.Group
          label={words.clients}
          required
          value={values.clients}
          error={errors.clients}
          onChange={(chosen) =>
            setFieldValue(
              'clients',
              clientKinds.filter((client) => chosen.includes(client)),
            )
          }
        >
          <Stack gap="xs" mt="xs">
            {clientKinds.map((client, place) => (
              <Checkbox
                key={client}
                value={client}
                label={rules.client[client]}
                data-autofocus={place === 0 || undefined}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <ChoiceField<Who>
          id={`who-${nature}`}
          label={words.who}
          value={values.who}
          choices={(Object.keys(words.choices) as Who[]).map((value) => ({
            value,
            label: words.choices[value],
          }))}
          onChange={(value) => setFieldValue('who', value)}
        />
        {values.who === 'named' && (
          <MultiSelect
            label={words.professions}
            placeholder={values.professions.length === 0 ? words.professionsPlaceholder : ''}
            data={trades}
            searchable
            value={values.professions}
            error={errors.professions}
            onChange={(chosen) =>
              setFieldValue(
                'professions',
                trades.map(({ value }) => value).filter((one) => chosen.includes(one)),
              )
            }
          />
        )}
        {values.who !== 'nobody' && (
          <>
            <Checkbox
              label={words.students}
              checked={values.students}
              onChange={(event) => setFieldValue('students', event.currentTarget.checked)}
            />
            <TextInput
              label={words.article}
              name="article"
              required
              maxLength={textLimits.legalBasis}
              {...fields.getInputProps('article')}
            />
            <Textarea
              label={words.explanation}
              description={words.explanationHelp}
              name="explanation"
              required
              autosize
              minRows={2}
              maxRows={8}
              maxLength={textLimits.ruleExplanation}
              {...fields.getInputProps('explanation')}
            />
          </>
        )}
        <RulePreview table={kept.rules} edit={edit} />
        <ReasonField
          label={words.reason}
          description={words.reasonHelp}
          {...fields.getInputProps('reason')}
        />
        {isReserved && !isAdmin && <Note tone="info">{words.adminOnly}</Note>}
        {isReserved && isAdmin && (
          <Checkbox
            label={words.confirm}
            checked={values.confirmsReserved}
            onChange={(event) => setFieldValue('confirmsReserved', event.currentTarget.checked)}
          />
        )}
        {failure && Object.keys(errors).length === 0 && <Note tone="danger">{failure}</Note>}
        <SubmitActions cancel={cancel} submit={words.submit} pending={sending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** Who may apply to one nature, for one kind of client or both. */
export default function RuleDialog({ opened, ...props }: RuleDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      title={words.title(labelOf(missionNatures, props.nature))}
    >
      {/* What somebody else changed meanwhile is another form. */}
      <RuleForm key={props.kept.version} {...props} />
    </Dialog>
  );
}
